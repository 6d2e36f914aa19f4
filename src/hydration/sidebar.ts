const key = 'sidebar-scroll';

/** A page that is loaded as a whole shows the sidebar where the reader left it, if it is the same sidebar. */
export function keepSidebarScroll(): void {
  addEventListener('DOMContentLoaded', () => {
    const sidebar = document.querySelector(scrolled);
    const [first, top] = tryStorage(() => sessionStorage.getItem(key))?.split(' ') ?? [];
    if (sidebar && first === firstLink(sidebar)) sidebar.scrollTop = Number(top);
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
