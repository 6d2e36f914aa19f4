import type {Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {visitEach} from './allErrors';
import {authorError} from '@lectern/kit/authorError';

/**
 * Throws at a reference without a note, which would be printed with its brackets, and at notes that would be silently
 * dropped: one without a reference, and the second with the same name.
 *
 *   docs/page.md:12  Nothing refers to the footnote “[^node]”.
 */
export default function footnotes() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    const called = new Set<string>();
    visit(tree, 'footnoteReference', ({identifier}) => {
      called.add(identifier);
    });
    const notes = new Map<string, string>();
    visit(tree, 'footnoteDefinition', (note) => {
      const name = `[^${note.label ?? note.identifier}]`;
      const words = toString(note);
      // A snippet that is shown twice defines its note twice.
      if (notes.has(note.identifier) && notes.get(note.identifier) !== words) {
        throw authorError(
          file,
          note,
          `There are two footnotes “${name}”.`,
          'Give one of them another name.',
          'footnotes',
        );
      }
      notes.set(note.identifier, words);
      if (called.has(note.identifier)) return;
      throw authorError(
        file,
        note,
        `Nothing refers to the footnote “${name}”.`,
        `Write “${name}” after the sentence it belongs to, or remove the footnote.`,
        'footnotes',
      );
    });
    visit(tree, 'text', (text) => {
      const mark = markIn(text, String(file));
      if (mark === undefined) return;
      throw authorError(
        file,
        text,
        `There is no footnote “${mark}”.`,
        `Write it on a separate line: “${mark}: …”. If it is text, put a backslash before it.`,
        'footnotes',
      );
    });
  };
}

/** A reference left as text, without a backslash before it. */
function markIn({value, position}: Text, source: string): string | undefined {
  const mark = /\[\^[^\]\s]+\]/.exec(value)?.[0];
  const written = source.slice(position?.start.offset, position?.end.offset);
  return mark && written.replaceAll(`\\${mark}`, '').includes(mark) ? mark : undefined;
}
