/** The routes of the specification. `tests/site/e2e/routes.spec.ts` opens whatever the sitemaps name. */
import {describe, expect, it} from 'vitest';
import {sitemapAddresses} from '../../support/sitemap';
import {languages, specRoutes} from '../routes';

describe.each(languages)('in $locale', ({prefix}) => {
  it('the sitemap names every route of the specification', () => {
    const addresses = sitemapAddresses();
    expect(specRoutes.filter((route) => !addresses.includes(prefix + route))).toEqual([]);
  });
});
