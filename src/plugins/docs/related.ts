import type {DocMetadata, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';

type Doc = Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted' | 'previous' | 'next'> & {
  tags: readonly {permalink: string}[];
  frontMatter: Record<string, unknown>;
};

const atMost = 4;

/**
 * For each doc, by its id, the docs that share tags with it, nearest first. A tag counts by how much it says: one
 * that two pages share, much; one that every page carries, nothing. What the reader reaches anyway, as the previous
 * or the next page, is left out. `related: false` in the front matter keeps the list off a page.
 */
export function relatedPages(docs: Doc[], locale?: string): Map<string, PageLink[]> {
  const tagged = docs.filter(({tags, unlisted}) => tags.length > 0 && !unlisted);
  const docsOf = new Map<string, Doc[]>();
  for (const doc of tagged) {
    for (const {permalink} of doc.tags) docsOf.set(permalink, [...(docsOf.get(permalink) ?? []), doc]);
  }
  const weightOf = (tag: string): number => Math.log(tagged.length / (docsOf.get(tag)?.length ?? 1));

  return new Map(
    tagged
      .filter(({frontMatter}) => frontMatter.related !== false)
      .map((doc) => {
        const nearness = new Map<Doc, number>();
        for (const {permalink: tag} of doc.tags) {
          for (const other of docsOf.get(tag) ?? []) {
            nearness.set(other, (nearness.get(other) ?? 0) + weightOf(tag));
          }
        }
        const atHand = [doc.permalink, doc.previous?.permalink, doc.next?.permalink];
        const related = [...nearness]
          .filter(([other, weight]) => weight > 0 && !atHand.includes(other.permalink))
          .sort(([a, nearA], [b, nearB]) => nearB - nearA || a.title.localeCompare(b.title, locale))
          .slice(0, atMost)
          .map(([{title, permalink}]) => ({title, permalink}));
        return [doc.id, related];
      }),
  );
}
