import {append, showSheets} from './append';

/** The search box of `@lectern/search`, which has its own script, and doesn't wait for those of the page. */
const parts = '.navbar__search[data-status],#letters';
const {dataset} = document.documentElement;

let isAsked = false;
let isLost = false;

/** Whether the target belongs to the search, which doesn't need the scripts of the page. */
export const isOfSearch = (target: EventTarget | null): boolean =>
  !isLost && !!dataset.searchFiles && target instanceof Element && !!target.closest(parts);

/** Once its script has loaded, the search handles its own events. */
export const searchIsHere = (): boolean => 'lecternSearch' in window;

/** Loads the script and both files of the index at once. `onLost` is called if the script can't be loaded. */
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
