import {findCode, indentOf, mapProse, takeIndented, type Line} from '../lines';

/**
 * Annotations of Material for MkDocs become footnotes.
 *
 *   A text (1) with a mark.        A text[^note-3-1] with a mark.
 *   { .annotate }              →
 *                                  [^note-3-1]: What it says.
 *   1. What it says.
 */
export function convertAnnotations(lines: Line[]): Line[] {
  const isCode = findCode(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const isMark = !isCode[index] && /^\s*\{:?\s*\.annotate\s*\}\s*$/.test(line.text);
    const isBlock = !isCode[index] && /^\s*(?:!!!|\?\?\?\+?)\s+[\w-]+[^"]*\bannotate\b/.test(line.text);
    const indent = indentOf(line.text);
    const end = isBlock ? takeIndented(lines, index + 1, indent + 4).next : index + 1;
    const notes = isMark || isBlock ? notesBelow(lines, end) : undefined;
    if (!notes) {
      result.push(line);
      continue;
    }
    const name = (number: string): string => `note-${line.from}-${number}`;
    if (isBlock) result.push(...markAll(lines.slice(index, end), name));
    else markCalls(result, name);
    result.push({text: '', from: line.from}, ...footnotes(notes.items, name, ' '.repeat(indent)));
    index = notes.next - 1;
  }
  return result;
}

interface Note {
  number: string;
  body: Line[];
}

/** The numbered list below. */
function notesBelow(lines: Line[], start: number): {items: Note[]; next: number} | undefined {
  const items: Note[] = [];
  let next = start;
  for (;;) {
    let at = next;
    while (lines[at]?.text.trim() === '') at++;
    const [, indent, number, space, words] = /^(\s*)(\d+)\.(\s+)(.*)$/.exec(lines[at]?.text ?? '') ?? [];
    if (number === undefined) break;
    const depth = indent!.length + Math.min(4, number.length + 1 + space!.length);
    const {body, next: behind} = takeIndented(lines, at + 1, depth);
    items.push({number, body: [{text: words!, from: lines[at]!.from}, ...body]});
    next = behind;
  }
  return items.length > 0 ? {items, next} : undefined;
}

/** Marks the references in the paragraph or block that ends here. */
function markCalls(above: Line[], name: (number: string) => string): void {
  const isCode = findCode(above);
  const last = above.findLastIndex(({text}) => text.trim() !== '');
  const indent = indentOf(above[last]?.text ?? '');
  for (let index = last; index >= 0; index--) {
    const {text} = above[index]!;
    // A list or an admonition continues after blank lines.
    if (text.trim() === '' && !/^\s*(?:[-*+]|\d+\.|:{3,})/.test(above[last]!.text)) break;
    if (text.trim() !== '' && indentOf(text) < indent) break;
    if (/^#/.test(text)) break;
    if (!isCode[index]) above[index] = marked(above[index]!, name);
  }
}

const markAll = (block: Line[], name: (number: string) => string): Line[] =>
  mapProse(block, (line) => marked(line, name));

const marked = ({text, from}: Line, name: (number: string) => string): Line => ({
  from,
  text: text.replace(/\s*\((\d+)\)!?/g, (_, number: string) => `[^${name(number)}]`),
});

function footnotes(notes: Note[], name: (number: string) => string, indent: string): Line[] {
  return notes.flatMap(({number, body: [first, ...rest]}) => [
    {text: `${indent}[^${name(number)}]: ${first!.text}`, from: first!.from},
    ...rest.map(({text, from}) => ({text: text && `${indent}    ${text}`, from})),
    {text: '', from: first!.from},
  ]);
}
