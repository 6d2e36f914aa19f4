const headings = 'h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]';

/** Scrolls to the first highlighted word of the chosen section, unless one is on the screen. */
export function reveal(ranges: readonly Range[], hash: string): void {
  const start = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const end = start && nextHeading(start);
  const candidates = ranges.filter(
    (range) => isShown(range) && (!start || isAfter(range, start)) && (!end || !isAfter(range, end)),
  );
  const first = candidates[0];
  if (!first || candidates.some(isOnScreen)) return;
  const {top} = first.getBoundingClientRect();
  window.scrollBy({top: top - window.innerHeight / 3, behavior: 'instant'});
}

function nextHeading(start: Element): Element | undefined {
  return [...document.querySelectorAll(headings)].find(
    (heading) => heading !== start && isFollowing(start, heading) && !start.contains(heading),
  );
}

function isAfter(range: Range, element: Element): boolean {
  return element.contains(range.startContainer) || isFollowing(element, range.startContainer);
}

function isFollowing(element: Node, other: Node): boolean {
  return Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Whether a range is visible, not in a closed fold or an inactive tab. */
function isShown(range: Range): boolean {
  return range.getClientRects().length > 0;
}

function isOnScreen(range: Range): boolean {
  const {top, bottom} = range.getBoundingClientRect();
  return top > 0 && bottom < window.innerHeight;
}
