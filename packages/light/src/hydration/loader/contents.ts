import {hydrated} from './events';
import {hideable} from './navbar';

/** Class names of the theme. */
const links = '.toc-highlight';
export const activeLink = 'table-of-contents__link--active';

/** Marks the section in view in the table of contents, as the theme does after hydration. */
export function markSection(): void {
  const end = new AbortController();
  for (const type of ['load', 'scroll', 'resize']) addEventListener(type, mark, end);
  addEventListener(hydrated, () => {
    end.abort();
    // The theme only removes marks that it has set itself.
    mark();
  });
}

function mark(): void {
  const sections = [...document.querySelectorAll<HTMLAnchorElement>(links)]
    .map((link) => ({
      link,
      box: document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect(),
    }))
    // Hidden headings have no height.
    .filter(({box}) => box?.height);
  const top = document.querySelector(hideable) ? 0 : (document.querySelector('.navbar')?.clientHeight ?? 0);
  const next = sections.findIndex(({box}) => box!.top >= top);
  const isNear = next >= 0 && sections[next]!.box!.bottom < innerHeight / 2;
  const active = next < 0 ? sections.at(-1) : sections[isNear ? next : next - 1];
  for (const {link} of sections) link.classList.toggle(activeLink, link === active?.link);
}
