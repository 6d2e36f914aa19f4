/** Every page once; `npm run test:a11y:full` looks at each in both colour modes and at both widths. */
import {views} from '../support/axe';
import {testAddresses} from '../support/axeOverAddresses';
import {sitemapAddresses} from '../support/sitemap';

/** One page of each kind, in turns in English and French. */
const kinds = [
  '/',
  '/fr/docs',
  '/docs/guides/markdown-features/tabs',
  '/fr/docs/guides/markdown-features/code-blocks',
  '/docs/guides/markdown-features/diagrams',
  '/fr/docs/guides/markdown-features/math-equations',
  '/docs/category/petstore-api',
  '/fr/docs/api/petstore/add-pet',
  '/docs/api/petstore/schemas/cat',
  '/fr/docs/api/objects',
  '/docs/wiki/testing',
  '/fr/docs/tags',
  '/docs/tags/software',
  '/fr/blog',
  '/blog/archive',
  '/fr/blog/authors',
  '/search?q=search',
  '/fr/docs/context-help',
];

const all = sitemapAddresses();
views.forEach((view, turn) => {
  testAddresses(view, [...kinds, ...all.filter((address, index) => index % views.length === turn && !kinds.includes(address))]);
});
