import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Gives marks and notes names, with which styles of a site can set notes in the margin where it has room:
 *
 *   <a data-footnote-ref style="anchor-name:--mark-1"> … <li style="--mark:--mark-1;--note:--note-1;--before:--note-0">
 *
 * The note before it is named as well, so that two notes of one line do not cover each other. Terms of the glossary get
 * their number, and name themselves.
 */
export default function rehypeMarginNotes() {
  return (tree: Root): void => {
    const marks = new Map<string, Element>();
    let terms = 0;
    let notes = 0;
    visit(tree, (node) => {
      if (isTerm(node)) {
        terms++;
        node.attributes.push({type: 'mdxJsxAttribute', name: 'note', value: String(terms)});
      }
      if (node.type !== 'element') return;
      const {tagName, properties} = node;
      if ('dataFootnoteRef' in properties)
        marks.set(String(properties.href), marks.get(String(properties.href)) ?? node);
      const mark = tagName === 'li' ? marks.get(`#${String(properties.id)}`) : undefined;
      if (!mark) return;
      notes++;
      mark.properties.style = `anchor-name:--mark-${notes}`;
      properties.style = `--mark:--mark-${notes};--note:--note-${notes};--before:--note-${notes - 1}`;
    });
  };
}

const isTerm = (node: {type: string; name?: unknown}): node is MdxJsxTextElementHast =>
  node.type === 'mdxJsxTextElement' && node.name === 'Term';
