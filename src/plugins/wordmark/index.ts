import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {outlineOf, unitsPerEm} from './outline';

interface Options {
  /** The font of the name: a font file for fontkit, relative to the site. */
  font: string;
}

/** How far letters extend above and below the baseline, in ems. */
const [rise, hang] = [1.03, 0.33];

/**
 * Gives the name in the navbar, and in the sidebar while that is hidden, the shape of the brand's font from the first
 * paint, although no first visit waits for that font (@lectern/light): the text stays, and a mask cuts the shape out of its
 * box. 0.7 kB a page.
 */
export default function wordmark({siteDir, siteConfig}: LoadContext, {font}: Options): Plugin {
  return {
    name: 'wordmark',
    injectHtmlTags() {
      const {title} = siteConfig.themeConfig.navbar as {title?: string};
      const outline = title && outlineOf(title, path.resolve(siteDir, font));
      if (!outline) return {};
      const {width, path: shape} = outline;
      const toBox = `scale(${fraction(1 / width / unitsPerEm)} ${fraction(1 / (rise + hang) / unitsPerEm)})`;
      const toBaseline = `translate(0 ${rise * unitsPerEm})`;
      return {
        headTags: [{tagName: 'style', innerHTML: styles(fraction(width))}],
        preBodyTags: [
          '<svg width="0" height="0" style="position:absolute" aria-hidden="true">' +
            '<clipPath id="wordmark" clipPathUnits="objectBoundingBox">' +
            `<path transform="${toBox} ${toBaseline}" d="${shape}"/></clipPath></svg>`,
        ],
      };
    },
  };
}

/** In forced-colours mode, the name is text. */
const styles = (width: string): string =>
  `@media (forced-colors:none){.navbar__title,[class*=sidebarLogo]>b{width:${width}em;height:${rise + hang}em;` +
  'background:currentColor;-webkit-text-fill-color:transparent;clip-path:url(#wordmark)}}';

const fraction = (value: number): string => String(Number(value.toPrecision(4))).replace(/^0/, '');
