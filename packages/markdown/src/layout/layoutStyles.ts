import type {Root} from 'mdast';
import type {Data} from 'unist';
import {EXIT, visit} from 'unist-util-visit';
import {importEffects} from '../mdx/jsx';

const classes = ['card-box', 'step-list', 'file-tree', 'mark-badge'];

/** Adds the styles of cards, steps, file trees and badges, only to pages with one of them. */
export default function layoutStyles() {
  return (tree: Root): void => {
    let isUsed = false;
    visit(tree, (node) => {
      const {hProperties} = (node.data ?? {}) as Data & {hProperties?: {className?: string[]}};
      isUsed ||= hProperties?.className?.some((name) => classes.includes(name)) ?? false;
      return isUsed ? EXIT : undefined;
    });
    if (isUsed) importEffects(tree, '@theme/LayoutStyles');
  };
}
