type Twins = [HTMLElement, HTMLElement];

/**
 * Sets `--level` of paragraphs, the rows of tables, the items of lists and definitions to the height of the higher twin,
 * so that each begins beside its twin. In each child of `view`, the languages stand side by side.
 */
export function level(view: Element): void {
  const twins = [...view.children].flatMap(twinsIn);
  for (const element of twins.flat()) element.style.removeProperty('--level');
  // Inner ones first: the items around them grow with them. What is equally deep is measured at once.
  const depths = new Set(twins.map(([element]) => depthOf(element)).sort((one, other) => other - one));
  for (const depth of depths) {
    const together = twins.filter(([element]) => depthOf(element) === depth);
    const heights = together.map((pair) => Math.max(...pair.map((element) => element.getBoundingClientRect().height)));
    for (const [at, pair] of together.entries()) {
      for (const element of pair) element.style.setProperty('--level', `${heights[at]}px`);
    }
  }
}

function twinsIn(row: Element): Twins[] {
  const sides = [...row.children];
  const lists = pairs(sides.map((side) => [...side.querySelectorAll('thead, tbody, ul, ol, dl')]));
  const items = lists.flatMap((twins) => pairs(twins.map(({children}) => [...children])));
  return [...items, ...pairs(sides.map((side) => [...side.querySelectorAll('p')]))] as Twins[];
}

/** None where one language has more than the other. */
function pairs([left = [], right = []]: Element[][]): [Element, Element][] {
  return left.length === right.length ? left.map((element, at) => [element, right[at]!]) : [];
}

const depthOf = (item?: Element | null): number =>
  item ? 1 + depthOf(item.parentElement?.closest('tr, li, dl > div')) : 0;
