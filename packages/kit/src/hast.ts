import type {Element, ElementContent, Nodes, RootContent} from 'hast';

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

/** A copy with nodes and properties of its own: three times as fast as `structuredClone`. */
export function copyOf<Node extends Nodes>(node: Node): Node {
  const copy = {...node};
  if ('properties' in copy) copy.properties = {...copy.properties};
  if ('children' in copy) copy.children = copy.children.map(copyOf) as typeof copy.children;
  return copy;
}

/** The first descendant that matches. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = child.type === 'element' && fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

// Several times as fast as `unist-util-visit`, which records the ancestors of each node.

/** Visits each descendant element, parents first. */
export function eachElement(node: Nodes, see: (element: Element) => void): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'element') see(child);
    eachElement(child, see);
  }
}

/** Removes nodes, and visits the remaining elements, parents first. */
export function prune(node: Nodes, isGone: (node: RootContent) => boolean, see: (node: RootContent) => void): void {
  if (!('children' in node)) return;
  node.children = node.children.filter((child) => !isGone(child));
  for (const child of node.children) {
    see(child);
    prune(child, isGone, see);
  }
}
