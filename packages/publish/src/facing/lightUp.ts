/** Marks the passage around `target` and its twin, which the styles light up, and no other in `view`. */
export function lightUp(view: Element, target: Element): void {
  const lit = passagesAt(view, target);
  for (const element of view.querySelectorAll('[data-lit]')) {
    if (!lit.includes(element)) element.removeAttribute('data-lit');
  }
  for (const element of lit) element.setAttribute('data-lit', '');
}

/** The block on each side; both whole sections where their blocks are of other kinds. */
function passagesAt(view: Element, target: Element): Element[] {
  const side = [...view.querySelectorAll(':scope > * > .markdown')].find((one) => one.contains(target));
  if (!side) return [];
  const sides = [...side.parentElement!.children];
  const kinds = sides.map(({children}) => [...children].map(({tagName}) => tagName).join());
  if (new Set(kinds).size > 1) return sides;
  const at = [...side.children].findIndex((block) => block.contains(target));
  return at < 0 ? [] : sides.map(({children}) => children[at]!);
}
