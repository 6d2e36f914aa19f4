const key = 'sidebar-scroll';

/** A page that is loaded as a whole shows the sidebar where the reader left it, if it is the same, and its own entry. */
export function keepSidebarScroll(): void {
  addEventListener('DOMContentLoaded', () => {
    const sidebar = document.querySelector(scrolled);
    if (!sidebar) return;
    const [first, top] = tryStorage(() => sessionStorage.getItem(key))?.split(' ') ?? [];
    if (first === firstLink(sidebar)) sidebar.scrollTop = Number(top);
    showEntry(sidebar);
  });

  // Noted while it is known: at the end of a page the browser would lay all of it out once more to tell.
  let place: string | undefined;
  const note = ({target}: Event): void => {
    if (target instanceof Element && target.matches(scrolled)) place = `${firstLink(target)} ${target.scrollTop}`;
  };
  addEventListener('scroll', note, {capture: true, passive: true});
  addEventListener('pagehide', () => {
    if (place) tryStorage(() => sessionStorage.setItem(key, place!));
  });
}

/** Scrolls the sidebar, and nothing else, to the entry of this page, unless it is in view. */
export function showEntry(sidebar: Element | null = document.querySelector(scrolled)): void {
  const entry = sidebar?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  // In a category that is closed it has no place.
  if (!sidebar || !entry?.height) return;
  const box = sidebar.getBoundingClientRect();
  const end = Math.min(box.bottom, innerHeight);
  if (entry.top < box.top || entry.bottom > end) sidebar.scrollTop += (entry.top + entry.bottom - box.top - end) / 2;
}

const scrolled = '.theme-doc-sidebar-container nav.menu';

const firstLink = (sidebar: Element): string | null | undefined => sidebar.querySelector('a')?.getAttribute('href');

/** Reading it is an error where storage is denied. */
function tryStorage<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
