/** An element, and the way to it: hydration makes some parts of a page anew. */
export interface Place {
  element: HTMLElement;
  way: number[];
}

export function placeOf(element: HTMLElement): Place {
  const way: number[] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    way.unshift([...node.parentElement.children].indexOf(node));
  }
  return {element, way};
}

export function whereIs({element, way}: Place): HTMLElement | undefined {
  if (element.isConnected) return element;
  let node: Element | undefined = document.documentElement;
  for (const index of way) node = node?.children[index];
  return node as HTMLElement | undefined;
}
