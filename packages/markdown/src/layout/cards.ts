import type {Paragraph, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';
import {visitEach} from '../checks/allErrors';
import {checkSettings} from './settings';

/**
 * Cards, side by side if there is space. With `href`, the whole card is a link.
 *
 *   ::::cards                                <div class="card-grid">
 *   :::card[Install]{href="./install.md"}      <div class="card-box">
 *   Two commands.                    becomes     <p class="card-title"><a href="…">Install</a></p>
 *   :::                                          <p>Two commands.</p>
 *   ::::                                       </div></div>
 *
 * Runs before Docusaurus, which resolves the links.
 */
export default function cards() {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'containerDirective', (node: ContainerDirective) => {
      if (node.name === 'cards') makeGrid(node, file);
      if (node.name === 'card') makeCard(node, file);
    });
  };
}

function makeGrid(node: ContainerDirective, file: VFile): void {
  checkSettings(node, [], file);
  const other = node.children.find((child) => child.type !== 'containerDirective' || child.name !== 'card');
  if (other || node.children.length === 0) {
    throw authorError(
      file,
      other ?? node,
      'Only “:::card” is allowed inside “::::cards”.',
      'Begin each card with “:::card[Title]”, and give “::::cards” more colons than its cards.',
    );
  }
  node.data = {hName: 'div', hProperties: {className: ['card-grid']}};
}

function makeCard(node: ContainerDirective, file: VFile): void {
  checkSettings(node, ['href'], file);
  const {href} = node.attributes ?? {};
  const [title] = node.children;
  if (title?.type !== 'paragraph' || !title.data?.directiveLabel) {
    throw authorError(file, node, 'This card has no title.', 'Write it in brackets: “:::card[Install]”.');
  }
  node.attributes = {};
  node.data = {hName: 'div', hProperties: {className: ['card-box']}};
  title.data = {hName: 'p', hProperties: {className: ['card-title']}};
  if (href) title.children = [linkTo(href, title)];
}

function linkTo(url: string, {children, position}: Paragraph): Paragraph['children'][number] {
  return {type: 'link', url, children: children, position};
}
