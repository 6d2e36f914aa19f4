import {codeInProse, findCode, type Line} from '../lines';
import {literalOf} from './literals';

/** The attributes in a tag of JSX: `title="A" open lines={3}`. */
export type Attributes = Record<string, string>;

/** Parses attributes: the text of quoted values, and the braces with the expression of others. */
export function attributesOf(text: string): Attributes {
  const attributes: Attributes = {};
  for (let rest = text; rest !== '';) {
    const [written = rest[0]!, name, double, single] =
      /^([\w:-]+)(?:="([^"]*)"|='([^']*)'|=(?=\{))?/.exec(rest) ?? ([] as string[]);
    rest = rest.slice(written.length);
    const isComputed = rest.startsWith('{') && (name === undefined || written.endsWith('='));
    const expression = isComputed ? rest.slice(0, endOfBraces(rest)) : '';
    rest = rest.slice(expression.length);
    if (name !== undefined) attributes[name] = expression ? textOf(expression) : (double ?? single ?? '');
  }
  return attributes;
}

/** `{'a'}` → `a`; other expressions keep their braces. */
function textOf(expression: string): string {
  const value = literalOf(expression.slice(1, -1));
  return typeof value === 'string' ? value : expression;
}

/** The start of a component's tag, opening or closing. */
const begins = /<\/?[A-Z]\w*(?:\.\w+)?(?=[\s/>]|$)/g;

/** All complete tags of components in a text, in order, except in code. */
export function tagsIn(text: string): {begin: number; end: number; name: string; text: string}[] {
  const found: ReturnType<typeof tagsIn> = [];
  for (const {0: start, index: begin} of text.matchAll(begins)) {
    const end = endOfTag(text, begin);
    if (end < 0 || isInCode(text, begin) || begin < (found.at(-1)?.end ?? 0)) continue;
    found.push({begin, end, name: start.replace(/^<\/?/, ''), text: text.slice(begin, end)});
  }
  return found;
}

/** The position after the `>` of a tag, ignoring quotes and braces; `-1` if it is missing. */
const endOfTag = (text: string, begin: number): number =>
  scan(text, begin, (sign, depth) => sign === '>' && depth === 0);

/** The position after the brace that closes the first one. */
function endOfBraces(text: string): number {
  const end = scan(text, 0, (sign, depth) => sign === '}' && depth === 0);
  return end < 0 ? text.length : end;
}

/** The position after the first sign that matches and isn't quoted; `-1` if there is none. */
function scan(text: string, begin: number, isMeant: (sign: string, depth: number) => boolean): number {
  let depth = 0;
  let quote = '';
  for (let at = begin; at < text.length; at++) {
    const sign = text[at]!;
    if (quote && depth > 0 && sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (!quote && isMeant(sign, depth)) return at + 1;
  }
  return -1;
}

/**
 * Puts each tag of a component on a separate line, as rules for lines expect; tags in a sentence don't move.
 *
 *   <Card                          <Card title="A">
 *     title="A">Text</Card>   →      Text
 *                                  </Card>
 */
export function tagsOnLines(lines: Line[], isInline: (name: string) => boolean): Line[] {
  const whole = joinTags(lines.map(({text, from}) => ({text: withoutTabs(text), from})));
  const isCode = findCode(whole);
  return whole.flatMap((line, index) => (isCode[index] ? line : splitTags(line, isInline)));
}

const withoutTabs = (text: string): string => text.replace(/^[\t ]+/, (indent) => indent.replaceAll('\t', '  '));

/** If it doesn't end within this many lines, it isn't a tag. */
const mostLines = 300;

/** Joins a tag that spans several lines into one. */
function joinTags(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const {text, from} = lines[index]!;
    const begin = isCode[index] ? -1 : openAt(text);
    let whole = text;
    let last = index;
    while (begin >= 0 && endOfTag(whole, begin) < 0 && last < Math.min(index + mostLines, lines.length - 1)) {
      const next = lines[++last]!.text;
      whole = isInTemplate(whole.slice(begin)) ? `${whole}\\n${next}` : `${whole} ${withoutComment(next).trim()}`;
    }
    const isTag = begin >= 0 && endOfTag(whole, begin) >= 0;
    result.push(isTag ? {text: whole, from} : lines[index]!);
    if (isTag) index = last;
  }
  return result;
}

/** Whether the text ends in a template string, whose line breaks have a meaning. */
const isInTemplate = (text: string): boolean => text.split('`').length % 2 === 0;

/** A comment would swallow the rest of the joined line. */
const withoutComment = (text: string): string => text.replace(/^\s*\/\/.*$/, '');

/** The start of the last tag in a line, if it doesn't end there. */
function openAt(text: string): number {
  const last = [...text.matchAll(begins)].at(-1)?.index ?? -1;
  return last >= 0 && endOfTag(text, last) < 0 && !isInCode(text, last) ? last : -1;
}

function splitTags({text, from}: Line, isInline: (name: string) => boolean): Line[] {
  const indent = /^ */.exec(text)![0];
  const parts: Line[] = [];
  let begin = 0;
  const push = (part: string): void => {
    if (part.trim() !== '') parts.push({text: indent + part.trim(), from});
  };
  for (const found of tagsIn(text)) {
    if (isInline(found.name)) continue;
    push(text.slice(begin, found.begin));
    push(found.text);
    begin = found.end;
  }
  if (begin === 0) return [{text, from}];
  push(text.slice(begin));
  return parts;
}

/** Whether a position is between backticks. */
function isInCode(text: string, place: number): boolean {
  return [...text.matchAll(new RegExp(codeInProse, 'g'))].some(
    ({0: code, index}) => index < place && place < index + code.length,
  );
}
