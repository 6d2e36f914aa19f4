/** The block on each side; both whole sections where their blocks are of other kinds. */
export function passagesAt(view: Element, target: Element): Element[] {
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
  return isPassage(blocks[twins.indexOf(own)]!, target) ? blocks : blocksIn(blocks, target);
}

/** What has headings or definitions in it is a part of the page; of tables and definitions, the innermost row is one. */
function isPassage(block: Element, target: Element): boolean {
  const isPart = block.matches('dl, table, thead, tbody, :has(h2, h3, h4, h5), :not(dl > *):has(dl)');
  return !isPart && !block.contains(target.closest('dl'));
}
