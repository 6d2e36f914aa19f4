import {expect, it} from 'vitest';
import screenshots from '@lectern/markdown/pictures/screenshots';
import {toHtml} from '../support/markdown';

it('shows one of two pictures, by the colour mode, in the language of the page', async () => {
  const html = await toHtml(
    '![Champ de recherche](screenshot:search)',
    {beforeDefaultRemarkPlugins: [[screenshots, {locale: 'fr', defaultLocale: 'en', staticFolders: ['static']}]]},
    {staticDir: 'static'},
  );
  expect(html).toMatch(
    /^<p><span class="only-light"><img [^>]*alt="Champ de recherche" src="search-light\.webp" width="1120" height="700"\/><\/span><span class="only-dark"><img [^>]*alt="Champ de recherche" src="search-dark\.webp" width="1120" height="700"\/><\/span><\/p>$/,
  );
});
