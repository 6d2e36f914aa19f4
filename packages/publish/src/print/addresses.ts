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

/** `/fr/docs/guides` → `/fr/print/docs/guides` */
export function printAddress(category: Category, baseUrl: string): string | undefined {
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
