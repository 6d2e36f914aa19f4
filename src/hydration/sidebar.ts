const key = 'sidebar-scroll';

/** A page that is loaded as a whole shows the sidebar where the reader left it, if it is the same sidebar. */
export function keepSidebarScroll(): void {
  addEventListener('DOMContentLoaded', () => {
    const sidebar = find();
    const [first, top] = tryStorage(() => sessionStorage.getItem(key))?.split(' ') ?? [];
    if (sidebar && first === firstLink(sidebar)) sidebar.scrollTop = Number(top);
  });
  addEventListener('pagehide', () => {
    const sidebar = find();
    if (sidebar) tryStorage(() => sessionStorage.setItem(key, `${firstLink(sidebar)} ${sidebar.scrollTop}`));
  });
}

const find = (): Element | null => document.querySelector('.theme-doc-sidebar-container nav.menu');

const firstLink = (sidebar: Element): string | null | undefined => sidebar.querySelector('a')?.getAttribute('href');

/** Reading it is an error where storage is denied. */
function tryStorage<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
