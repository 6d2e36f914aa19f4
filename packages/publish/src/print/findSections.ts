import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {printAddress} from './addresses';

/** A category of a sidebar, with all pages below it in their order. */
export interface Section {
  address: string;
  title: string;
  pages: string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A category as the theme passes it: with the URL of its own page, if it has one. */
interface Linked {
  type: string;
  label?: string;
  href?: string;
  items: Linked[];
  /** The page of a doc; other links lead elsewhere. */
  page?: string;
}

export function findSections({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>, baseUrl: string): Section[] {
  const permalinks = new Map(docs.filter(({unlisted}) => !unlisted).map(({id, permalink}) => [id, permalink]));
  const sections = new Map<string, Section>();
  const add = (item: Linked): void => {
    if (item.type !== 'category') return;
    const pages = [...new Set(pagesOf(item))];
    const address = printAddress(item, baseUrl);
    // If a category begins with another one, both have the same URL: the outer one has the pages of both.
    if (pages.length > 0 && address && !sections.has(address)) {
      sections.set(address, {address, title: item.label ?? '', pages});
    }
    item.items.forEach(add);
  };
  for (const items of Object.values(sidebars)) items.map((item) => withLinks(item, permalinks)).forEach(add);
  return [...sections.values()];
}

function withLinks(item: SidebarItem, permalinks: ReadonlyMap<string, string>): Linked {
  if (item.type === 'category') {
    const {link, label} = item;
    const page = link?.type === 'doc' ? permalinks.get(link.id) : undefined;
    const href = link?.type === 'generated-index' ? link.permalink : page;
    return {type: 'category', label, href, page, items: item.items.map((child) => withLinks(child, permalinks))};
  }
  if (item.type === 'link') return {type: 'link', href: item.href, items: []};
  const page = 'id' in item ? permalinks.get(item.id) : undefined;
  return {type: item.type, href: page, page, items: []};
}

function pagesOf({page, items}: Linked): string[] {
  return [...(page ? [page] : []), ...items.flatMap(pagesOf)];
}
