import type {Heading, Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block} from '../mdx/jsx';

/**
 * The table of contents in the text, of the page or of one section.
 *
 *   ::contents[The errors]{of=errors depth=1}   becomes   <Contents toc={toc} label="The errors" of="errors" depth="1" />
 *
 * Runs after Docusaurus, when headings have their ids and the page has its `toc`.
 */
export default function contents() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    const sections = sectionsOf(tree);
    visit(tree, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== 'contents') return;
      const {id, of, depth, ...others} = node.attributes ?? {};
      const [unknown] = Object.keys(others);
      if (unknown) {
        throw authorError(
          file,
          node,
          `“contents” has no setting “${unknown}”.`,
          'Its settings are “of”, “depth” and the id.',
        );
      }
      if (depth != null && !/^[1-5]$/.test(depth)) {
        throw authorError(file, node, `“${depth}” is not a valid depth.`, 'Write a number of levels from 1 to 5.');
      }
      checkSection(of, node, sections, file);
      const label = toString(node) || undefined;
      const element = block('Contents', {
        id: id ?? 'contents',
        label,
        of: of ?? undefined,
        depth: depth ?? undefined,
      });
      element.attributes.unshift(tocOfPage());
      element.position = node.position;
      parent!.children[index!] = element;
    });
  };
}

/** Ids of headings, and whether they contain further headings. */
function sectionsOf(tree: Root): Map<string, boolean> {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node: Heading) => void headings.push(node));
  return new Map(
    headings.map((heading, index) => [
      String(heading.data?.hProperties?.id ?? ''),
      (headings[index + 1]?.depth ?? 0) > heading.depth,
    ]),
  );
}

function checkSection(
  of: string | null | undefined,
  node: LeafDirective,
  sections: Map<string, boolean>,
  file: VFile,
): void {
  if (of != null && !sections.has(of)) {
    const meant = nearest(of, [...sections.keys()]);
    throw authorError(
      file,
      node,
      `This page has no heading with the id “${of}”.`,
      meant ? `Did you mean “${meant}”?` : 'Give the heading an id: “## Title {#id}”.',
    );
  }
  const isEmpty = of == null ? sections.size === 0 : !sections.get(of);
  if (isEmpty) throw authorError(file, node, 'There are no headings to list.', 'Remove “::contents”.');
}

/** `toc={toc}`: the export that Docusaurus adds to each page. */
function tocOfPage(): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'toc',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: 'toc',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: 'toc'}}],
        },
      },
    },
  };
}
