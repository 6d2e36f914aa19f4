/** What stands under one heading of a page, up to the next one that has an anchor. */
export interface Section {
  /** The anchor of its heading; of what stands before the first heading, nothing. */
  id: string;
  html: string;
  /** The kinds of its blocks, such as `P`. */
  blocks: string[];
}

/** The same section on both pages, as far as they have it. */
export interface Row {
  id: string;
  left?: string;
  right?: string;
  /** How many blocks both have, where those are of the same kinds: then each stands beside its twin. */
  blocks?: number;
}

/**
 * Puts the sections of two pages beside each other, by their anchors, in the order of the left one. What only the right
 * one has follows what it followed there.
 */
export function faceSections(left: readonly Section[], right: readonly Section[]): Row[] {
  const rows: Row[] = left.map(({id, html}) => ({id, left: html}));
  let next = 0;
  for (const {id, html, blocks} of right) {
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) rows.splice(next++, 0, {id, right: html});
    else {
      const twin = left.find((section) => section.id === id)!;
      rows[at]!.right = html;
      if (twin.blocks.join() === blocks.join()) rows[at]!.blocks = blocks.length;
      next = at + 1;
    }
  }
  return rows;
}
