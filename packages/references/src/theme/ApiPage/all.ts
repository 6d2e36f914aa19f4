/** The elements that match a selector, as an array. */
export function all<T extends Element = HTMLElement>(around: Element, selector: string): T[] {
  return Array.from(around.querySelectorAll<T>(selector));
}
