import type {Element, ElementContent, Nodes} from 'hast';

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

export function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** The first element below this one that fits. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = child.type === 'element' && fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}
