/** Enables the style sheets for elements that only scripts create, and that of the search: ../../styles. */
export function showSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
    Object.assign(sheet, {media: 'all', disabled: false});
  }
}

export const append = <Name extends 'script' | 'link'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => document.head.appendChild(Object.assign(document.createElement(name), properties));
