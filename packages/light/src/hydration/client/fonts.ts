import {isCostly} from '@lectern/kit/connection';
import {fontsKey} from '../../styles/fontsKey';

let areHere = false;

/**
 * Fonts with `font-display: optional` wait until the first page is idle, so that they delay none of its bytes. They are
 * shown from the next page on (../../styles/fontScript.ts), so text never changes while it is read. The router leaves the
 * sidebar in place, so it only brings those of `first`, such as the one of headings.
 */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  // In the preview, authors see the fonts at once.
  if (process.env.NODE_ENV === 'development') showFonts('all');
  else if (!previousLocation) fetchFonts();
  else if (areHere && location.pathname !== previousLocation.pathname) showFonts('first');
}

interface Navigation {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

function fetchFonts(): void {
  if (isCostly()) return;
  Promise.all([...document.fonts].filter(({display}) => display === 'optional').map((font) => font.load()))
    .then(() => {
      areHere = true;
      localStorage.setItem(fontsKey, 'here');
    })
    // A missing font or denied storage needs no message: headings then have another font.
    .catch(() => undefined);
}

function showFonts(which: 'all' | 'first'): void {
  document.documentElement.dataset.fonts ??= which;
}
