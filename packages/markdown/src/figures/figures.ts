import type {BlockContent, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {block, importComponents, inline} from '../mdx/jsx';
import {capitalised, nameOf, number} from './numbered';
import {texts, type ChainTexts, type InLanguage} from '../texts';

/**
 * Numbers figures, and lets readers enlarge them.
 *
 *   :::figure[How a build **works**.]{#figure-build}      <Figure id="figure-build">
 *                                                           <Zoomable label="Figure 1"><img …/></Zoomable>
 *   ![Two folders become two sites](./build.svg)    ->      <figcaption>
 *                                                             <strong>Figure 1.</strong> How a build <strong>works</strong>.
 *   :::                                                     </figcaption>
 *                                                         </Figure>
 *
 * Runs after Docusaurus, which adds the sizes of images.
 */
export default function figures({locale, textsIn = texts}: InLanguage) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    let isUsed = false;
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (node.name !== 'figure' || !parent || index === undefined) return;
      isUsed = true;
      parent.children[index] = figure(node, file, textsIn(locale));
    });
    if (isUsed) importComponents(tree, 'Figure', 'Zoomable');
  };
}

function figure(node: ContainerDirective, file: VFile, words: ChainTexts): MdxJsxFlowElement {
  const {id, ...others} = node.attributes ?? {};
  const [unknown] = Object.keys(others);
  if (unknown) {
    throw authorError(
      file,
      node,
      `A figure has no setting “${unknown}”.`,
      'Its only setting is its id: {#figure-name}.',
    );
  }
  if (!id) {
    throw authorError(
      file,
      node,
      'This figure has no id.',
      'Write one behind the caption: “:::figure[What to see in it.]{#figure-name}”.',
    );
  }
  // First, so that references to the figure work even if the rest of it has mistakes.
  const label = capitalised(nameOf(number(file, node, 'figure', id), words));
  const [caption, content] = split(node);
  if (!caption) {
    throw authorError(
      file,
      node,
      `The figure “${id}” has no caption.`,
      `Say what to see in it: “:::figure[What to see in it.]{#${id}}”.`,
    );
  }
  if (content.length === 0) {
    throw authorError(
      file,
      node,
      `The figure “${id}” is empty.`,
      'Put an image, a table, a diagram or a code block between its two “:::” lines.',
    );
  }
  if (contains(content, isFigure)) {
    throw authorError(
      file,
      node,
      `The figure “${id}” contains another figure.`,
      'Close the first one before the second.',
    );
  }
  checkAlternatives(content, id, file, node);
  const element = block('Figure', {id}, [...zoomable(content, label), figcaption(label, caption)]);
  element.position = node.position;
  return element;
}

function split(node: ContainerDirective): [caption: PhrasingContent[] | undefined, content: BlockContent[]] {
  const [first, ...rest] = node.children as BlockContent[];
  if (first?.type === 'paragraph' && first.data?.directiveLabel) {
    return [first.children.length > 0 ? first.children : undefined, rest];
  }
  return [undefined, node.children as BlockContent[]];
}

/** Checks text alternatives. Images have been converted by Docusaurus. */
function checkAlternatives(content: BlockContent[], id: string, file: VFile, figureNode: object): void {
  visit({type: 'root', children: content}, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const {name, attributes} = node as MdxJsxTextElement;
    if (name !== 'img' && name !== 'ResponsiveImage') return;
    if (attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt')) return;
    throw authorError(
      file,
      figureNode,
      `The image in the figure “${id}” has no alternative text.`,
      'Write it between the square brackets: “![What the image shows](./image.svg)”.',
    );
  });
}

/** Diagrams have their own button to enlarge them, and code doesn't need one. */
function zoomable(content: BlockContent[], label: string): BlockContent[] {
  if (contains(content, isImage)) return [block('Zoomable', {label}, content)];
  if (contains(content, ({type}) => type === 'table')) return [block('Zoomable', {label, whenWide: true}, content)];
  return content;
}

function isFigure(node: {type: string; name?: string | null}): boolean {
  return node.type === 'containerDirective' && node.name === 'figure';
}

function isImage(node: {type: string; name?: string | null}): boolean {
  return node.type === 'image' || node.name === 'img' || node.name === 'ResponsiveImage';
}

function contains(content: BlockContent[], matches: (node: {type: string}) => boolean): boolean {
  let found = false;
  visit({type: 'root', children: content} satisfies Root, (node) => {
    found ||= matches(node);
  });
  return found;
}

function figcaption(label: string, caption: PhrasingContent[]): MdxJsxFlowElement {
  const name = inline('strong', {}, [{type: 'text', value: `${label}.`}]);
  const paragraph: Paragraph = {type: 'paragraph', children: [name, {type: 'text', value: ' '}, ...caption]};
  return block('figcaption', {}, [paragraph]);
}
