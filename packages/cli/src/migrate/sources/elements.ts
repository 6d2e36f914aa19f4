import {codeInProse, findCode, type Line} from '../lines';
import {literalOf} from './literals';

/** What stands in a tag of JSX: `title="A" open lines={3}`. */
export type Attributes = Record<string, string>;

/** Attributes whose value is a text, however it is quoted; of those that are computed, the expression in its braces. */
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

/** `{'a'}` → `a`; what is no text stays in its braces. */
function textOf(expression: string): string {
  const value = literalOf(expression.slice(1, -1));
  return typeof value === 'string' ? value : expression;
}

/** Where a tag of a component begins, or one that closes it. */
const begins = /<\/?[A-Z]\w*(?:\.\w+)?(?=[\s/>]|$)/g;

/** The tags of components in a text that are whole, in the order in which they stand, without those in code. */
export function tagsIn(text: string): {begin: number; end: number; name: string; text: string}[] {
  const found: ReturnType<typeof tagsIn> = [];
  for (const {0: start, index: begin} of text.matchAll(begins)) {
    const end = endOfTag(text, begin);
    if (end < 0 || isInCode(text, begin) || begin < (found.at(-1)?.end ?? 0)) continue;
    found.push({begin, end, name: start.replace(/^<\/?/, ''), text: text.slice(begin, end)});
  }
  return found;
}

/** Behind the `>` of a tag, whatever stands in its quotes and braces; `-1` if it is not there. */
const endOfTag = (text: string, begin: number): number =>
  scan(text, begin, (sign, depth) => sign === '>' && depth === 0);

/** Behind the brace that closes the first one. */
function endOfBraces(text: string): number {
  const end = scan(text, 0, (sign, depth) => sign === '}' && depth === 0);
  return end < 0 ? text.length : end;
}

/** Behind the first sign that is meant and stands in no quotes; `-1` if there is none. */
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
 * Puts each tag of a component on a separate line, as rules for lines want it; those that stand in a sentence stay.
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

/** Longer than this, it is no tag. */
const mostLines = 300;

/** A tag that goes on in the lines below stands in one. */
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

/** Between the backticks of an expression, line breaks say something. */
const isInTemplate = (text: string): boolean => text.split('`').length % 2 === 0;

/** What stands behind it would belong to the comment, once all is one line. */
const withoutComment = (text: string): string => text.replace(/^\s*\/\/.*$/, '');

/** Where the last tag of a line begins that does not end there. */
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

/** Whether a place is between backticks. */
function isInCode(text: string, place: number): boolean {
  return [...text.matchAll(new RegExp(codeInProse, 'g'))].some(
    ({0: code, index}) => index < place && place < index + code.length,
  );
}
