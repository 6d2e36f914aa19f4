import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeOfFile, type Locale} from '../config/i18n';
import {authorError} from './authorError';

type Review = ContainerDirective | LeafDirective | TextDirective;

const labels: Record<Locale, (by: string) => string> = {
  en: (by) => (by ? `Review (${by}): ` : 'Review: '),
  fr: (by) => (by ? `Relecture (${by})\u202f: ` : 'Relecture\u202f: '),
};

/** Not in the stylesheet: readers need none of it. */
const look = 'background: #fff3bf; color: #3d2f00; border: 1px dashed #8a6d00; border-radius: 4px; padding: 0 0.3em';

/**
 * Notes for those who review a page. They show in `npm start`; a production build has nothing of them.
 *
 *   Port 3000 :review[Still true?]{by=Ada}   becomes   Port 3000 <mark>Review (Ada): Still true?</mark>
 *   :::review[Ada] … :::                      becomes   <aside><p>Review (Ada): </p> … </aside>
 */
export default function review(options: {isShown?: boolean} = {}) {
  const isShown = options.isShown ?? process.env.NODE_ENV === 'development';
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isReview(node) || !parent || index === undefined) return;
      const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'by');
      if (unknown) throw authorError(file, node, `“review” has no setting “${unknown}”.`, 'There is {by=name}.');
      if (isShown) return show(node, labels[localeOfFile(file.path)]);
      (parent.children as RootContent[]).splice(index, 1);
      return [SKIP, index];
    });
  };
}

function isReview(node: {type: string; name?: unknown}): node is Review {
  return node.type.endsWith('Directive') && node.name === 'review';
}

function show(node: Review, label: (by: string) => string): void {
  const isBlock = node.type === 'containerDirective';
  const hName = isBlock ? 'aside' : node.type === 'leafDirective' ? 'p' : 'mark';
  node.data = {hName, hProperties: {style: look}};
  const [first] = node.children;
  const title = isBlock && first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const by = node.attributes?.by ?? (title ? textOf(title.children) : '');
  node.attributes = {};
  if (isBlock) {
    if (title) node.children.shift();
    node.children.unshift({type: 'paragraph', children: [{type: 'text', value: label(by)}]});
  } else {
    node.children.unshift({type: 'text', value: label(by)});
  }
}

function textOf(nodes: PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}
