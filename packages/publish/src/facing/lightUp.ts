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
  return side ? blocksIn([...side.parentElement!.children], target) : [];
}

function blocksIn(twins: Element[], target: Element): Element[] {
  const kinds = twins.map(({children}) => [...children].map(({tagName}) => tagName).join());
  if (new Set(kinds).size > 1) return twins;
  const own = twins.find((one) => one.contains(target))!;
  const at = [...own.children].findIndex((block) => block.contains(target));
  if (at < 0) return [];
  const blocks = twins.map(({children}) => children[at]!);
  // What has headings in it is a part of the page, and no passage; of tables and definitions, a row is.
  return blocks[0]!.matches('dl, table, thead, tbody, :has(h2, h3, h4, h5)') ? blocksIn(blocks, target) : blocks;
}
