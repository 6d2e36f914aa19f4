import {nearest} from '@lectern/kit/nearest';
import {lineKinds, type LineKind} from './meta';

export interface CodeLine {
  text: string;
  kind?: LineKind;
}

/** A mistake in the lines of a block; `line` counts from 1 in the block. */
export class LineProblem extends Error {
  constructor(
    readonly line: number,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

const opening = String.raw`\/\/|\/\*+|\{\s*\/\*+|#|<!--|%|--|;|'|REM `;
const closing = String.raw`(?:\*\/\s*\}?|-->|\*\))`;
const order = new RegExp(String.raw`^\s*(?:${opening})\s*(${lineKinds.join('|')})-([\w-]+?)\s*${closing}?\s*$`);
/** In Markdown, only comments of Markdown count: a sample may contain those of other languages. */
const markdownOrder = new RegExp(
  String.raw`^\s*(?:<!--|\{\s*\/\*+)\s*(${lineKinds.join('|')})-([\w-]+?)\s*${closing}\s*$`,
);

/**
 * Reads comments that mark lines, as in Docusaurus, in the syntax of the language, and removes them.
 *
 *   // added-next-line
 *   const one = 1;
 *   // error-start
 *   const two = 3;
 *   // error-end
 */
export function readLines(code: string, language: string): CodeLine[] {
  const pattern = /^(?:md|mdx|markdown)$/.test(language) ? markdownOrder : order;
  const lines: CodeLine[] = [];
  const open = new Map<LineKind, number>();
  let next: {kind: LineKind; at: number} | undefined;
  code.split('\n').forEach((text, index) => {
    const at = index + 1;
    const [, word, action = ''] = pattern.exec(text) ?? [];
    const kind = word as LineKind | undefined;
    if (kind === undefined) {
      const mark = next?.kind ?? [...open.keys()].at(-1);
      lines.push({text, ...(mark && {kind: mark})});
      next = undefined;
    } else if (action === 'next-line') {
      next = {kind, at};
    } else if (action === 'start') {
      open.set(kind, at);
    } else if (action === 'end') {
      if (!open.delete(kind)) throw new LineProblem(at, `${kind}-end has no start.`, `Put ${kind}-start before it.`);
    } else {
      const meant = nearest(action, ['next-line', 'start', 'end']);
      throw new LineProblem(
        at,
        `There is no comment ${kind}-${action}.`,
        meant ? `Did you mean ${kind}-${meant}?` : `There are ${kind}-next-line, ${kind}-start and ${kind}-end.`,
      );
    }
  });
  if (next) throw new LineProblem(next.at, `No line follows ${next.kind}-next-line.`, 'Remove the comment.');
  for (const [kind, at] of open) {
    throw new LineProblem(at, `${kind}-start has no end.`, `Put ${kind}-end behind the last line that it marks.`);
  }
  return lines;
}
