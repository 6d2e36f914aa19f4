/** The content under one heading of a page, up to the next one with an anchor. */
export interface Section {
  /** The anchor of its heading; empty before the first heading. */
  id: string;
  html: string;
  /** The kinds of its blocks, such as `P`. */
  blocks: string[];
}

/** The same section on both pages, if both have it. */
export interface Row {
  id: string;
  left?: string;
  right?: string;
  /** The number of blocks, if both have the same kinds: then each is beside its counterpart. */
  blocks?: number;
}

/**
 * Pairs the sections of two pages by their anchors, in the order of the left one. Sections that only the right one has
 * follow the section that they followed there.
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
