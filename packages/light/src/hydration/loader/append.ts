export const append = <Name extends 'script' | 'link'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => document.head.appendChild(Object.assign(document.createElement(name), properties));
