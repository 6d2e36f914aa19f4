import type {DocMetadata, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';

type Doc = Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted' | 'previous' | 'next'> & {
  tags: readonly {permalink: string}[];
  frontMatter: Record<string, unknown>;
};

/** The doc itself, the previous and the next one. */
const atHand = 3;

/**
 * The docs that share tags with each doc, by id, the nearest first. Rare tags count more: one that only two pages share
 * counts most, one on every page nothing. The previous and the next page are left out, because readers see them anyway.
 * `related: false` in the front matter switches the list off.
 */
export function relatedPages(docs: Doc[], atMost: number, locale?: string): Map<string, PageLink[]> {
  const tagged = docs.filter(({tags, unlisted}) => tags.length > 0 && !unlisted);
  const nearest = nearestByTags(tagged, atMost + atHand, new Intl.Collator(locale).compare);
  return new Map(
    tagged
      .filter(({frontMatter}) => frontMatter.related !== false)
      .map((doc) => {
        const reached = [doc.permalink, doc.previous?.permalink, doc.next?.permalink];
        const related = nearest(doc)
          .filter(({permalink}) => !reached.includes(permalink))
          .slice(0, atMost)
          .map(({title, permalink}) => ({title, permalink}));
        return [doc.id, related];
      }),
  );
}

/** Docs with the same tags are equally near to all others: they are compared once, and only the first of them are listed. */
function nearestByTags(docs: Doc[], enough: number, compare: Intl.Collator['compare']): (doc: Doc) => Doc[] {
  const byTitle = docs.toSorted((a, b) => compare(a.title, b.title));
  const groups = [...collect(byTitle, (doc) => [groupOf(doc)]).values()].map((members) => ({
    tags: tagsOf(members[0]!),
    size: members.length,
    firsts: members.slice(0, enough),
  }));
  const groupsWith = collect(groups, ({tags}) => tags);
  const weights = new Map(
    [...groupsWith].map(([tag, those]) => [tag, Math.log(docs.length / those.reduce((sum, {size}) => sum + size, 0))]),
  );

  const nearestTo = (doc: Doc): Doc[] => {
    const nearness = new Map<(typeof groups)[number], number>();
    for (const tag of tagsOf(doc)) {
      for (const group of groupsWith.get(tag)!) nearness.set(group, (nearness.get(group) ?? 0) + weights.get(tag)!);
    }
    return [...nearness]
      .filter(([, weight]) => weight > 0)
      .flatMap(([{firsts}, weight]) => firsts.map((other) => ({other, weight})))
      .sort((a, b) => b.weight - a.weight || compare(a.other.title, b.other.title))
      .slice(0, enough)
      .map(({other}) => other);
  };
  const known = new Map<string, Doc[]>();
  return (doc) => {
    const group = groupOf(doc);
    if (!known.has(group)) known.set(group, nearestTo(doc));
    return known.get(group)!;
  };
}

const tagsOf = (doc: Doc): string[] => doc.tags.map(({permalink}) => permalink).sort();
const groupOf = (doc: Doc): string => tagsOf(doc).join('\n');

function collect<Item>(items: Item[], keysOf: (item: Item) => string[]): Map<string, Item[]> {
  const collected = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const others = collected.get(key);
      if (others) others.push(item);
      else collected.set(key, [item]);
    }
  }
  return collected;
}
