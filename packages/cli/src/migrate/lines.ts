/** A line on its way to the new site; `from` is where it stood in the source, for the report. */
export interface Line {
  text: string;
  from: number;
}

/** What a person has to do, or may want to look at: what is there looks other than it did, and nothing is lost. */
export interface Remark {
  line: number;
  message: string;
  isLook?: boolean;
}

export type Weight = 'to do' | 'look';

export type Report = (line: number, message: string, weight?: Weight) => void;

/** Where a page stood, and what lies around it. */
export interface OldPage {
  /** Below the folder of the pages. */
  file: string;
  /** A text that the page names: from beside it, or with a slash before it from the folder of the pages or one above. */
  read: (address: string) => string | undefined;
}

/** What a generator's own syntax becomes. */
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

/** Marks the lines of fenced code, which no rule for prose may touch. */
export function findCode(lines: Line[]): boolean[] {
  return findFences(lines).map((part) => part !== undefined);
}

/** What each line is of a block of code. */
export function findFences(lines: Line[]): ('opening' | 'code' | 'end' | undefined)[] {
  let open: {marker: string; indent: number} | undefined;
  return lines.map(({text}) => {
    const [, marker] = fence.exec(text) ?? [];
    if (open !== undefined) {
      // Farther in, it belongs to code that shows Markdown.
      const isEnd = marker?.startsWith(open.marker) && text.trim() === marker && indentOf(text) < open.indent + 4;
      if (isEnd) open = undefined;
      return isEnd ? 'end' : 'code';
    }
    if (marker !== undefined) open = {marker, indent: indentOf(text)};
    return marker === undefined ? undefined : 'opening';
  });
}

/** Applies a rule to each line of prose, outside of fenced code. */
export function mapProse(lines: Line[], rule: (line: Line) => Line | Line[]): Line[] {
  const isCode = findCode(lines);
  return lines.flatMap((line, index) => (isCode[index] ? line : rule(line)));
}

/** Code in a line of prose: as many backticks end it as begin it, and there are others in it. */
export const codeInProse = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/;

const codeOrWords = new RegExp(`${codeInProse.source}|[^\`]+`, 'g');

/** Applies a rule to what is no code in a line: `a {b} \`{c}\`` → only `a {b} `. */
export function mapWords(text: string, rule: (words: string) => string): string {
  return text.replace(codeOrWords, (part) => (part.startsWith('`') ? part : rule(part)));
}

/** Lines that belong to an opening one because they are indented below it, without that indentation. */
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

/** The indentation that all lines have; `Infinity` where there is none with words. */
export function commonIndent(lines: Line[]): number {
  return Math.min(...lines.filter(({text}) => text.trim() !== '').map(({text}) => indentOf(text)));
}

export function dedent(lines: Line[]): Line[] {
  const indent = commonIndent(lines);
  return lines.map(({text, from}) => ({text: text.slice(Number.isFinite(indent) ? indent : 0), from}));
}

/** `:::note[Title]` … `:::`, with enough colons for what is inside. */
export function directive(name: string, label: string, body: Line[], from: number): Line[] {
  const inner = Math.max(2, ...body.map(({text}) => /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 0));
  const colons = ':'.repeat(inner + 1);
  const blank = {text: '', from};
  const open = {text: `${colons}${name}${label && `[${label}]`}`, from};
  return [open, blank, ...trim(body), blank, {text: colons, from: body.at(-1)?.from ?? from}];
}

/** A block that readers unfold. */
export function details(summary: string, body: Line[], from: number): Line[] {
  const blank = {text: '', from};
  const open = ['<details>', `<summary>${summary}</summary>`].map((text) => ({text, from}));
  return [...open, blank, ...trim(body), blank, {text: '</details>', from: body.at(-1)?.from ?? from}];
}

function trim(lines: Line[]): Line[] {
  const isFilled = ({text}: Line): boolean => text.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

/** A set of tabs, called by the labels of its tabs: no other generator asks for a name, which screen readers announce. */
export function tabSet(tabs: Line[], from: number): Line[] {
  const labels = tabs.flatMap(({text}) => /^:{3,}tab\[(.*?)\]/.exec(text)?.[1] ?? []);
  const known = new Map<string, number>();
  // Labels that differ in signs alone would have one value.
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
