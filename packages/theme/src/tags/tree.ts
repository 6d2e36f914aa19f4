export interface Tag {
  label: string;
  permalink: string;
  description?: string;
}

/** With the number of pages that carry it or one below it, and of those that carry it. */
export type CountedTag = Tag & {pages: number; own?: number};

export interface TaggedDoc {
  /** The addresses of its tags. */
  tags: string[];
}

export interface Branch<T extends Tag> {
  tag: T;
  children: Branch<T>[];
}

const slugOf = ({permalink}: Tag): string => permalink.slice(permalink.lastIndexOf('/') + 1);

/**
 * A tag stands below the one whose slug its own begins with:
 *
 *   software, software-search, software-search-lunr   →   software > software-search > software-search-lunr
 *
 * Branches are in the order of the alphabet of their language.
 */
export function growTree<T extends Tag>(tags: readonly T[], language: string): Branch<T>[] {
  const branches = new Map(tags.map((tag) => [slugOf(tag), {tag, children: []}]));
  const roots: Branch<T>[] = [];
  const sorted = [...branches].sort(([, a], [, b]) => a.tag.label.localeCompare(b.tag.label, language));
  for (const [slug, branch] of sorted) {
    const parent = ancestorSlugs(slug).find((ancestor) => branches.has(ancestor));
    (parent ? branches.get(parent)?.children : roots)?.push(branch);
  }
  return roots;
}

/** The docs that carry a tag or one below it, each once, in their order. */
export function docsOf<T extends TaggedDoc>(tag: Tag, docs: readonly T[]): T[] {
  const address = tag.permalink;
  return docs.filter(({tags}) => tags.some((own) => own === address || own.startsWith(`${address}-`)));
}

/** A tag, the tags above it, outermost first, and those directly below it. */
export function placeOf<T extends Tag>(
  permalink: string,
  tree: readonly Branch<T>[],
): {tag: T; ancestors: T[]; children: T[]} | undefined {
  for (const {tag, children} of tree) {
    if (slugOf(tag) === slugOf({label: '', permalink}))
      return {tag, ancestors: [], children: children.map((child) => child.tag)};
    const below = placeOf(permalink, children);
    if (below) return {...below, ancestors: [tag, ...below.ancestors]};
  }
  return undefined;
}

/** `a-b-c` → `a-b`, `a`: nearest first. */
function ancestorSlugs(slug: string): string[] {
  const parts = slug.split('-');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('-'));
}
