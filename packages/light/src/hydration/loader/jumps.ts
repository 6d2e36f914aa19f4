/** Milliseconds: scroll events of a jump come shortly before or after the change of the URL. */
const jumpTakes = 150;

let jumpedAt = Infinity;

/** Browsers scroll automatically: to the fragment of a URL, or to the position before a reload. */
export function noteJumps(): void {
  for (const type of ['load', 'hashchange']) addEventListener(type, () => (jumpedAt = performance.now()));
}

/** Until a page has loaded, any scrolling counts as a jump. */
export const isJump = (): boolean => performance.now() - jumpedAt < jumpTakes;
