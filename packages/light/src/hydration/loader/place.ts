/** The path to an element: the index of each ancestor among its siblings, from the outside in. */
export function wayTo(element: Element): number[] {
  const way: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    way.unshift([...node.parentElement.children].indexOf(node));
  }
  return way;
}
