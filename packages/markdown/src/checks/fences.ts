import type {Paragraph, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {visitEach} from './allErrors';
import {authorError} from '@lectern/kit/authorError';

/**
 * Throws at a block that isn't closed: the rest of the page would belong to it, and vanish with it. Also throws at colons
 * that were meant as a block, but would be printed.
 *
 *   :::review     “:::review” is not closed.        ::: note      “::: note” does not open a block.
 *   Still true?                                       :::           “:::” has no block to close.
 */
export default function fences() {
  return (tree: Root, file: VFile): void => checkFences(tree, String(file), file);
}

/** Checks the tree of a text; `file` is the one to name. */
export function checkFences(tree: Root, text: string, file: {path: string}): void {
  const visit = visitEach(file);
  const lines = text.split('\n');
  const closed = new Map<number, string>();
  visit(tree, (node) => {
    if (node.type === 'containerDirective') checkEnd(node, lines, closed, file);
    if (node.type === 'paragraph') checkColons(node, lines, file);
  });
}

/** `closed` lists the lines that close a block, with how it was opened: outer blocks come first. */
function checkEnd(node: ContainerDirective, lines: string[], closed: Map<number, string>, file: {path: string}): void {
  if (!node.position) return;
  const {start, end} = node.position;
  const colons = /:{3,}/.exec(lines[start.line - 1] ?? '')?.[0] ?? '';
  const last = /^[\s>]*(:{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
  const isClosed = end.line > start.line && last.length >= colons.length;
  const outer = closed.get(end.line);
  if (isClosed && outer === undefined) {
    closed.set(end.line, colons + node.name);
    return;
  }
  throw authorError(
    file,
    node,
    `“${colons}${node.name}” is not closed.`,
    isClosed
      ? `The outer block needs more colons than the one inside it: open and close it with “:${outer}”.`
      : `Put “${colons}” on a separate line at the end of the block.`,
    'blocks',
  );
}

/** Finds lines of running text that look like a block. */
function checkColons({children}: Paragraph, lines: string[], file: {path: string}): void {
  for (const child of children) {
    if (child.type !== 'text' || !child.position) continue;
    const from = child.position.start.line;
    for (const [at, words] of child.value.split('\n').entries()) {
      const source = lines[from + at - 1]?.replace(/^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?/, '').trimEnd() ?? '';
      const isMeant = /^:{3,}/.test(words.trimStart()) || /^::[a-z][\w-]*[[{]/i.test(words.trimStart());
      // A backslash before the colons makes them text.
      if (isMeant && source.startsWith('::')) throw problem(source, from + at, file);
    }
  }
}

function problem(source: string, line: number, file: {path: string}): Error {
  const [, colons = '', space = '', name = ''] = /^(:+)(\s*)([\w-]*)/.exec(source) ?? [];
  const asText = 'If it is text, put a backslash before it.';
  const [what, hint] =
    colons.length === 2
      ? ['must be on a separate line', `Put nothing before or after it on this line. ${asText}`]
      : name === ''
        ? ['has no block to close', `Remove it, or open a block before it. ${asText}`]
        : [
            'does not open a block',
            space
              ? `Write “${colons}${name}”, without a space. ${asText}`
              : `The line has the form “${colons}name[words]{setting=value}”, with nothing after it. ${asText}`,
          ];
  return authorError(file, {position: {start: {line, column: 1}}}, `“${source}” ${what}.`, hint, 'blocks');
}
