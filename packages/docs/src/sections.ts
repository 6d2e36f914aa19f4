import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';

export interface Entry {
  label: string;
  href?: string;
  /** Pages of a category inside a section. */
  pages: Entry[];
}

export interface Section {
  id: string;
  title: string;
  href?: string;
  description?: string;
  entries: Entry[];
}

interface Options {
  /** Titles for sidebars that are plain lists of pages, or one category without a page of its own, by name. */
  titles: Record<string, string>;
  /** Descriptions of docs, by id. */
  descriptions: Record<string, string | undefined>;
  /** The page with the sections must not list itself. */
  currentPath: string;
}

/** The root of a sidebar has a trailing slash, but URLs don't. */
function withoutSlash(href: string | undefined): string | undefined {
  return href?.replace(/\/$/, '');
}

function categoryHref({href, linkUnlisted}: PropSidebarItemCategory): string | undefined {
  return linkUnlisted ? undefined : href;
}

function entriesOf(items: PropSidebarItem[]): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === 'link') {
      return item.unlisted ? [] : [{label: item.label, href: item.href, pages: []}];
    }
    if (item.type === 'category') {
      return [{label: item.label, href: categoryHref(item), pages: leaves(entriesOf(item.items))}];
    }
    return [];
  });
}

/** The pages in a nested category at any depth: a category without its own page is replaced by its pages. */
function leaves(entries: Entry[]): Entry[] {
  return entries.flatMap((entry) => [...(entry.href === undefined ? [] : [{...entry, pages: []}]), ...entry.pages]);
}

function sectionsOfSidebar(
  name: string,
  sidebar: PropSidebar,
  {titles, descriptions, currentPath}: Options,
): Section[] {
  const sections: Section[] = [];
  const loose: PropSidebar = [];
  for (const item of sidebar) {
    if (item.type === 'category') {
      const entries = entriesOf(item.items);
      if (entries.length > 0 && withoutSlash(item.href) !== currentPath) {
        const first = item.items[0];
        // What it stands for is the whole sidebar.
        const title = sidebar.length === 1 && item.href === undefined ? titles[name] : undefined;
        sections.push({
          id: `${name}-${sections.length}`,
          title: title ?? item.label,
          href: title === undefined ? categoryHref(item) : entries[0]!.href,
          description:
            title !== undefined && first?.type === 'link' && first.docId !== undefined
              ? descriptions[first.docId]
              : item.description,
          entries,
        });
      }
    } else if (item.type === 'link' && !item.unlisted && withoutSlash(item.href) !== currentPath) {
      loose.push(item);
    }
  }
  const first = loose[0];
  if (first?.type === 'link') {
    sections.unshift({
      id: name,
      title: titles[name] ?? first.label,
      href: first.href,
      description: first.docId === undefined ? undefined : descriptions[first.docId],
      entries: entriesOf(loose),
    });
  }
  return sections;
}

/**
 * Every top-level category of every sidebar is a section; pages outside categories form one together. If the page
 * that shows them is the only category, its pages are the sections.
 */
export function sectionsOf(sidebars: PropSidebars, options: Options): Section[] {
  const all = (path: string): Section[] =>
    Object.entries(sidebars).flatMap(([name, sidebar]) =>
      sectionsOfSidebar(name, sidebar, {...options, currentPath: path}),
    );
  const others = all(options.currentPath);
  return others.length > 0 ? others : all('');
}
