const key = 'sidebar-scroll';

/** On a full page load, restores the scroll position of the sidebar, if it is the same, and shows the current entry. */
export function keepSidebarScroll(): void {
  addEventListener('DOMContentLoaded', () => {
    const sidebar = document.querySelector(scrolled);
    if (!sidebar) return;
    const [first, top] = tryStorage(() => sessionStorage.getItem(key))?.split(' ') ?? [];
    if (first === firstLink(sidebar)) sidebar.scrollTop = Number(top);
    showEntry(sidebar);
  });

  // Saved when it changes: reading it as the page unloads would force another layout.
  let place: string | undefined;
  const note = ({target}: Event): void => {
    if (target instanceof Element && target.matches(scrolled)) place = `${firstLink(target)} ${target.scrollTop}`;
  };
  addEventListener('scroll', note, {capture: true, passive: true});
  addEventListener('pagehide', () => {
    if (place) tryStorage(() => sessionStorage.setItem(key, place!));
  });
}

/** Scrolls the sidebar, and nothing else, to the entry of this page, unless it is in view with its neighbours. */
export function showEntry(sidebar: Element | null = document.querySelector(scrolled)): void {
  const entry = sidebar?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  // An entry in a closed category has no position.
  if (!sidebar || !entry?.height) return;
  const box = sidebar.getBoundingClientRect();
  const end = Math.min(box.bottom, innerHeight);
  const space = 2 * entry.height;
  if (entry.top < box.top + space || entry.bottom > end - space)
    sidebar.scrollTop += entry.top - box.top - 0.4 * (end - box.top);
}

const scrolled = '.theme-doc-sidebar-container nav.menu';

const firstLink = (sidebar: Element): string | null | undefined => sidebar.querySelector('a')?.getAttribute('href');

/** Reading a storage that is denied throws an error. */
function tryStorage<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
