import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Labels the checkboxes of task lists with their text, for screen readers.
 *
 *   - [x] Page written   becomes   <li class="task-list-item"><input type="checkbox" … aria-label="Page written"> Page written</li>
 */
export default function rehypeTaskLists() {
  return (tree: Root): void =>
    visit(tree, 'element', (node: Element) => {
      const classes = node.properties?.className;
      if (!Array.isArray(classes) || !classes.includes('task-list-item')) return;
      const words = toString(node).trim();
      visit(node, 'element', (box: Element) => {
        if (box.tagName === 'input' && words) box.properties.ariaLabel = words;
      });
    });
}
