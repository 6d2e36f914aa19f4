import type {Element, Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';
import {importOf} from '../mdx/jsx';

/**
 * Adds the styles for formulas, only to pages with formulas.
 *
 *   <p>…<span class="katex">…</span></p>   becomes   <MathStyles /><p>…<span class="katex">…</span></p>
 */
export default function rehypeMathStyles() {
  return (tree: Root): void => {
    let hasMath = false;
    visit(tree, 'element', (node: Element) => {
      const classes = node.properties?.className;
      if (Array.isArray(classes) && classes.includes('katex')) {
        hasMath = true;
        return EXIT;
      }
    });
    if (!hasMath) return;
    const element = {type: 'mdxJsxFlowElement', name: 'MathStyles', attributes: [], children: []};
    tree.children.unshift(importOf('MathStyles', '@theme/MathStyles') as never, element as never);
  };
}
