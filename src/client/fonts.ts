import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isCostly} from '../hydration/connection';
import {fontsKey} from '../plugins/lean-styles/fontsKey';

let areHere = false;

/**
 * Fonts with `font-display: optional` wait until the first page is quiet, so that none of its bytes wait for them.
 * They are shown from the next page on, here or after a load (fontScript.ts): letters never change under the reader.
 */
export function onRouteDidUpdate({location, previousLocation}: Navigation): void {
  if (!previousLocation) void fetchFonts();
  else if (areHere && location.pathname !== previousLocation.pathname) showFonts();
}

interface Navigation {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

async function fetchFonts(): Promise<void> {
  if (isCostly()) return;
  const optional = [...document.fonts].filter(({display}) => display === 'optional');
  try {
    await Promise.all(optional.map((font) => font.load()));
    areHere = true;
    localStorage.setItem(fontsKey, 'here');
  } catch {
    // Neither a font that is missing nor forbidden storage is worth a word to readers: headings are there without.
  }
}

function showFonts(): void {
  document.documentElement.dataset.fonts = '';
}

// Authors see what readers see in the end.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'development') showFonts();
