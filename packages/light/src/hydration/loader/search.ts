import {append, showSheets} from './append';

/** The search box of `@lectern/search`, which has a script of its own: it does not wait for those of the page. */
const parts = '.navbar__search[data-status],#letters';
const {dataset} = document.documentElement;

let isAsked = false;
let isLost = false;

/** Whether it is of the search, which needs no scripts of the page. */
export const isOfSearch = (target: EventTarget | null): boolean =>
  !isLost && !!dataset.searchFiles && target instanceof Element && !!target.closest(parts);

/** From then on, it answers by itself. */
export const searchIsHere = (): boolean => 'lecternSearch' in window;

/** Its script and both files of the index are asked for at once. A page without its script can say that it is lost. */
export function loadSearch(onLost: () => void): void {
  if (isAsked) return;
  isAsked = true;
  showSheets();
  const [src, ...index] = dataset.searchFiles!.split(' ');
  for (const href of index) append('link', {rel: 'preload', as: 'fetch', crossOrigin: '', href});
  append('script', {
    src,
    onerror() {
      isLost = true;
      onLost();
    },
  });
}
