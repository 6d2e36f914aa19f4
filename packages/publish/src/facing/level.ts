type Twins = [HTMLElement, HTMLElement];

/**
 * Sets `--level` of the rows of tables, the items of lists and definitions to the height of the higher twin, so that
 * each begins beside its twin. In each child of `view`, the languages stand side by side.
 */
export function level(view: Element): void {
  const twins = [...view.children].flatMap(twinsIn);
  for (const element of twins.flat()) element.style.removeProperty('--level');
  // Inner ones first: the items around them grow with them. What is equally deep is measured at once.
  const depths = new Set(twins.map(([element]) => depthOf(element)).sort((one, other) => other - one));
  for (const depth of depths) {
    const pairs = twins.filter(([element]) => depthOf(element) === depth);
    const heights = pairs.map((pair) => Math.max(...pair.map((element) => element.getBoundingClientRect().height)));
    for (const [at, pair] of pairs.entries()) {
      for (const element of pair) element.style.setProperty('--level', `${heights[at]}px`);
    }
  }
}

/** None where one language has more tables or lists, nor in those where it has more rows or items. */
function twinsIn(row: Element): Twins[] {
  const [left = [], right = []] = [...row.children].map((side) => [
    ...side.querySelectorAll('thead, tbody, ul, ol, dl'),
  ]);
  if (left.length !== right.length) return [];
  return left.flatMap(({children}, at) => {
    const others = right[at]!.children;
    if (children.length !== others.length) return [];
    return [...children].map((child, place) => [child, others[place]] as Twins);
  });
}

const depthOf = (item?: Element | null): number =>
  item ? 1 + depthOf(item.parentElement?.closest('tr, li, dl > div')) : 0;
