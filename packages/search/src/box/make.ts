import type {Range} from '../shared/types';

export type Child = Node | string | false | null | undefined;
type Attributes = Record<string, string | number | false | undefined | (() => void)>;

/** `make('a', {href: '/', onclick: follow}, 'Home')` */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else set(element, key, value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** Sets an attribute, or removes it. */
export function set(element: Element, name: string, value: string | number | false | undefined): void {
  if (value === false || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** A text with its matches marked. */
export function marked(text: string, ranges: readonly Range[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start < from) continue;
    parts.push(text.slice(from, start), make('mark', {}, text.slice(start, end)));
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** A hidden element whose text screen readers announce when it changes. */
export function announced(): HTMLElement {
  return make('div', {role: 'status', class: 'search-unseen'});
}
