import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fill} from '@lectern/kit/texts';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import type {Site} from '../site';
import {texts, type ChainTexts} from '../texts';

type Review = ContainerDirective | LeafDirective | TextDirective;

/** Inline, because the style sheet for readers doesn't need it. */
const look = 'background: #fff3bf; color: #3d2f00; border: 1px dashed #8a6d00; border-radius: 4px; padding: 0 0.3em';

/**
 * Notes for reviewers of a page. They show in `npm start`; a production build removes them.
 *
 *   Port 3000 :review[Still true?]{by=Ada}   becomes   Port 3000 <mark>Review (Ada): Still true?</mark>
 *   :::review[Ada] … :::                      becomes   <aside><p>Review (Ada): </p> … </aside>
 */
export default function review({localeOf, textsIn = texts}: Pick<Site, 'localeOf'> & Partial<Pick<Site, 'textsIn'>>) {
  const isShown = process.env.NODE_ENV === 'development';
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, (node, index, parent) => {
      if (!isReview(node) || !parent || index === undefined) return;
      const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'by');
      if (unknown)
        throw authorError(file, node, `“review” has no setting “${unknown}”.`, 'Its only setting is “by”: {by=Ada}.');
      if (isShown) return show(node, textsIn(localeOf(file.path)));
      remove(parent.children as RootContent[], index);
      return [SKIP, index];
    });
  };
}

function isReview(node: {type: string; name?: unknown}): node is Review {
  return node.type.endsWith('Directive') && node.name === 'review';
}

/** With the space before it, where one follows as well, or what ends a sentence. */
function remove(siblings: RootContent[], index: number): void {
  siblings.splice(index, 1);
  const [before, after] = [siblings[index - 1], siblings[index]];
  if (before?.type === 'text' && (!after || (after.type === 'text' && /^[\s.,;:!?…)]/.test(after.value))))
    before.value = before.value.trimEnd();
}

function show(node: Review, {review: {anonymous, named}}: ChainTexts): void {
  const isBlock = node.type === 'containerDirective';
  const hName = isBlock ? 'aside' : node.type === 'leafDirective' ? 'p' : 'mark';
  node.data = {hName, hProperties: {style: look}};
  const [first] = node.children;
  const title = isBlock && first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const by = node.attributes?.by ?? (title ? textOf(title.children) : '');
  const label = by ? fill(named, {by}) : anonymous;
  node.attributes = {};
  if (isBlock) {
    if (title) node.children.shift();
    node.children.unshift({type: 'paragraph', children: [{type: 'text', value: label}]});
  } else {
    node.children.unshift({type: 'text', value: label});
  }
}

function textOf(nodes: PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}
