import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visitEach} from './allErrors';
import {authorError} from '@lectern/kit/authorError';

/**
 * Throws at an id that occurs twice on a page: links would only lead to the first one.
 *
 *   ## Install {#install} … ## Install again {#install}   The id “install” is used twice on this page.
 *
 * Runs when everything with an id exists: headings, figures, equations, tables of contents.
 */
export default function uniqueIds() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    const known = new Set<string>();
    visit(tree, (node) => {
      const id = idOf(node);
      if (id === undefined) return;
      if (known.has(id)) {
        throw authorError(
          file,
          node,
          `The id “${id}” is used twice on this page.`,
          `Give one of the two an id of its own, as in {#${id}-2}, and correct the links to it.`,
          'ids',
        );
      }
      known.add(id);
    });
  };
}

function idOf(node: Root | Root['children'][number]): string | undefined {
  if (node.type === 'heading') return node.data?.hProperties?.id;
  if (node.type !== 'mdxJsxFlowElement' && (node.type as string) !== 'mdxJsxTextElement') return undefined;
  const {attributes} = node as MdxJsxFlowElement;
  const id = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
  // A term has the id of its entry, which is on another page.
  return typeof id === 'string' && (node as MdxJsxFlowElement).name !== 'Term' ? id : undefined;
}
