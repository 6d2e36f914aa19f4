import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';

/** More items would take longer to render than another letter takes to type. */
const mostShown = 100;

interface Named {
  items: PropSidebarItem[];
  shown: number;
  all: number;
}

/** Sidebar items of types whose names contain these letters, below their kinds; names that begin with them come first. */
export function itemsNamed(kinds: readonly PropSidebarItem[], letters: string): Named {
  const named: Named = {items: [], shown: 0, all: 0};
  for (const kind of kinds) {
    const types = kind.type === 'category' ? linksIn(kind) : [];
    const found = types
      .filter(({label}) => label.toLowerCase().includes(letters))
      .sort((a, b) => Number(begins(b)) - Number(begins(a)))
      .slice(0, mostShown - named.shown);
    named.all += types.length;
    named.shown += found.length;
    if (found.length > 0)
      named.items.push({...(kind as typeof kind & {type: 'category'}), collapsed: false, items: found});
  }
  return named;

  function begins({label}: PropSidebarItemLink): boolean {
    return label.toLowerCase().startsWith(letters);
  }
}

function linksIn(item: PropSidebarItem): PropSidebarItemLink[] {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(linksIn) : [];
}
