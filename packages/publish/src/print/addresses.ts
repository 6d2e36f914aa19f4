/** A section of a sidebar is identified by the URL of its own page, or else of its first one. */
interface Category {
  href?: string;
  items: readonly Item[];
}

interface Item {
  type: string;
  href?: string;
  items?: readonly Item[];
}

/** The number of pages: a longer section is a reference, which nobody prints, and its page would be tens of megabytes. */
const longest = 300;

/** `/fr/docs/guides` → `/fr/print/docs/guides`; nothing for a section that is too long for paper. */
export function printAddress(category: Category, baseUrl: string): string | undefined {
  if (countPages(category.items) > longest) return undefined;
  const address = category.href ?? firstLink(category.items);
  return address && `${baseUrl}print/${address.slice(baseUrl.length).replace(/\/$/, '')}`;
}

function firstLink(items: readonly Item[]): string | undefined {
  for (const {href, items: below = []} of items) {
    const link = href ?? firstLink(below);
    if (link) return link;
  }
  return undefined;
}

function countPages(items: readonly Item[]): number {
  return items.reduce((count, {type, items: below = []}) => count + (type === 'category' ? countPages(below) : 1), 0);
}
