import {isCostly} from '@lectern/kit/connection';
import {fontsKey} from '../../styles/fontsKey';

let areHere = false;

/**
 * Fonts with `font-display: optional` wait until the first page is quiet, so that none of its bytes wait for them.
 * They are shown from the next page on, here or after a load (../../styles/fontScript.ts): letters never change under the reader.
 */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  // Authors see what readers see in the end.
  if (process.env.NODE_ENV === 'development') showFonts();
  else if (!previousLocation) fetchFonts();
  else if (areHere && location.pathname !== previousLocation.pathname) showFonts();
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
    // Neither a font that is missing nor forbidden storage is worth a word to readers: headings are there without.
    .catch(() => undefined);
}

function showFonts(): void {
  document.documentElement.dataset.fonts = '';
}
