/** `npm run test:a11y:full`: every page of all languages, light and dark, wide and narrow. */
import {views} from '../../support/axe';
import {openPrinted, testAddresses} from '../../support/axeOverAddresses';
import {printedAddresses, sitemapAddresses} from '../../support/sitemap';

for (const view of views) {
  testAddresses(view, sitemapAddresses());
  testAddresses(view, printedAddresses(), {open: openPrinted});
}
