/** A line during conversion; `from` is its number in the source, for the report. */
export interface Line {
  text: string;
  from: number;
}

/** A task for a person, or something to look at, because it looks different now although nothing is lost. */
export interface Remark {
  line: number;
  message: string;
  isLook?: boolean;
}

export type Weight = 'to do' | 'look';

export type Report = (line: number, message: string, weight?: Weight) => void;

/** The path of an old page, and access to files around it. */
export interface OldPage {
  /** Relative to the folder of the pages. */
  file: string;
  /** The text of a file that the page names, relative to it; with a slash before it, from the folder of the pages or above. */
  read: (address: string) => string | undefined;
}

/** A converter for the syntax of a generator. */
export type Dialect = (lines: Line[], report: Report, page: OldPage) => Line[];

export function toLines(text: string): Line[] {
  return text.split(/\r?\n/).map((line, index) => ({text: line, from: index + 1}));
}

export function toText(lines: Line[]): string {
  return lines
    .map(({text}) => text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

const fence = /^\s*(`{3,}|~{3,})/;

/** Marks the lines of fenced code, to which no rule for prose applies. */
export function findCode(lines: Line[]): boolean[] {
  return findFences(lines).map((part) => part !== undefined);
}

/** The role of each line in a fenced code block. */
export function findFences(lines: Line[]): ('opening' | 'code' | 'end' | undefined)[] {
  let open: {marker: string; indent: number} | undefined;
  return lines.map(({text}) => {
    const [, marker] = fence.exec(text) ?? [];
    if (open !== undefined) {
      // A fence with more indentation belongs to code that shows Markdown.
      const isEnd = marker?.startsWith(open.marker) && text.trim() === marker && indentOf(text) < open.indent + 4;
      if (isEnd) open = undefined;
      return isEnd ? 'end' : 'code';
    }
    if (marker !== undefined) open = {marker, indent: indentOf(text)};
    return marker === undefined ? undefined : 'opening';
  });
}

/** Applies a rule to each line of prose, outside fenced code. */
export function mapProse(lines: Line[], rule: (line: Line) => Line | Line[]): Line[] {
  const isCode = findCode(lines);
  return lines.flatMap((line, index) => (isCode[index] ? line : rule(line)));
}

/** Code in a line of prose: as many backticks end it as begin it, and there are others in it. */
export const codeInProse = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/;

const codeOrWords = new RegExp(`${codeInProse.source}|[^\`]+`, 'g');

/** Applies a rule to the parts of a line that aren't code: in `a {b} \`{c}\`` to `a {b} `. */
export function mapWords(text: string, rule: (words: string) => string): string {
  return text.replace(codeOrWords, (part) => (part.startsWith('`') ? part : rule(part)));
}

/** Marks the lines of formulas, between two lines `$$`. */
export function findFormulas(lines: Line[]): boolean[] {
  const isCode = findCode(lines);
  let isOpen = false;
  return lines.map(({text}, index) => {
    const isBorder = !isCode[index] && /^\s*\$\$\s*$/.test(text);
    if (isBorder) isOpen = !isOpen;
    return isOpen || isBorder;
  });
}

/** `$$a$$`, and `$a_1$` if it can be no amount. */
const formulaInProse = /(\$\$[^$]+\$\$|(?<![\\$\w])\$(?![\s$])[^$]*?[\\^_{=][^$]*?(?<![\s\\])\$(?![\w$]))/;

/** Whether a line of prose has a formula, or begins one. */
export function hasFormula(text: string): boolean {
  const words = text.replace(new RegExp(codeInProse, 'g'), '');
  return words.includes('$$') || formulaInProse.test(words);
}

/** Applies a rule to the parts of prose that aren't formulas. */
export const outsideFormulas = (words: string, rule: (part: string) => string): string =>
  words
    .split(formulaInProse)
    .map((part, index) => (index % 2 === 1 ? part : rule(part)))
    .join('');

/** The lines indented below an opening line, without that indentation. */
export function takeIndented(lines: Line[], start: number, indent: number): {body: Line[]; next: number} {
  let next = start;
  while (next < lines.length && (lines[next]!.text.trim() === '' || indentOf(lines[next]!.text) >= indent)) next++;
  while (next > start && lines[next - 1]!.text.trim() === '') next--;
  const body = lines.slice(start, next).map(({text, from}) => ({text: text.slice(indent), from}));
  return {body, next};
}

export function indentOf(text: string): number {
  return /^ */.exec(text)![0].length;
}

/** The indentation that all lines share; `Infinity` for blank lines only. */
export function commonIndent(lines: Line[]): number {
  return Math.min(...lines.filter(({text}) => text.trim() !== '').map(({text}) => indentOf(text)));
}

export function dedent(lines: Line[]): Line[] {
  const indent = commonIndent(lines);
  return lines.map(({text, from}) => ({text: text.slice(Number.isFinite(indent) ? indent : 0), from}));
}

/** `:::note[Title]` … `:::`, with more colons than the directives inside. */
export function directive(name: string, label: string, body: Line[], from: number): Line[] {
  const inner = Math.max(2, ...body.map(({text}) => /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 0));
  const colons = ':'.repeat(inner + 1);
  const blank = {text: '', from};
  const open = {text: `${colons}${name}${label && `[${label}]`}`, from};
  return [open, blank, ...trim(body), blank, {text: colons, from: body.at(-1)?.from ?? from}];
}

/** A block that readers can open. */
export function details(summary: string, body: Line[], from: number): Line[] {
  const blank = {text: '', from};
  const open = ['<details>', `<summary>${summary}</summary>`].map((text) => ({text, from}));
  return [...open, blank, ...trim(body), blank, {text: '</details>', from: body.at(-1)?.from ?? from}];
}

function trim(lines: Line[]): Line[] {
  const isFilled = ({text}: Line): boolean => text.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

/** A set of tabs, named after their labels: other generators have no name for it, but screen readers announce one. */
export function tabSet(tabs: Line[], from: number): Line[] {
  const labels = tabs.flatMap(({text}) => /^:{3,}tab\[(.*?)\]/.exec(text)?.[1] ?? []);
  const known = new Map<string, number>();
  // Labels that differ only in signs would get the same value.
  const apart = tabs.map(({text, from: line}) => {
    const [, label] = /^:{3,}tab\[(.*?)\]$/.exec(text) ?? [];
    if (label === undefined) return {text, from: line};
    const value = label.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
    const count = (known.get(value) ?? 0) + 1;
    known.set(value, count);
    return {text: count > 1 ? `${text}{value="${value}-${count}"}` : text, from: line};
  });
  return directive('tabs', labels.join(', '), apart, from);
}
