/** The scrolling that belongs to a jump: its events come before or after the change of the address. */
const jumpTakes = 150;

let jumpedAt = Infinity;

/** Browsers scroll by themselves: to the place that an address names, or to where the reader was before a reload. */
export function noteJumps(): void {
  for (const type of ['load', 'hashchange']) addEventListener(type, () => (jumpedAt = performance.now()));
}

/** Until a page has loaded, all scrolling is taken for one. */
export const isJump = (): boolean => performance.now() - jumpedAt < jumpTakes;
