import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {authorError} from './authorError';

/**
 * Refuses a note that no mark leads to: it would be left out without a word.
 *
 *   docs/page.md:12  No mark leads to the note “[^node]”.
 */
export default function footnotes() {
  return (tree: Root, file: VFile): void => {
    const called = new Set<string>();
    visit(tree, 'footnoteReference', ({identifier}) => {
      called.add(identifier);
    });
    visit(tree, 'footnoteDefinition', (note) => {
      if (called.has(note.identifier)) return;
      const name = `[^${note.label ?? note.identifier}]`;
      throw authorError(
        file,
        note,
        `No mark leads to the note “${name}”.`,
        `Write “${name}” behind the sentence it belongs to, or remove the note.`,
      );
    });
  };
}
