/** What a selector finds below an element, as a list. */
export function all<T extends Element = HTMLElement>(around: Element, selector: string): T[] {
  return Array.from(around.querySelectorAll<T>(selector));
}
