/** The numbers of an element and of those around it among their neighbours, from the outside in. */
export function wayTo(element: Element): number[] {
  const way: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement) {
    way.unshift([...node.parentElement.children].indexOf(node));
  }
  return way;
}
