/** The last build, as `lectern mcp` shows it to assistants. */
import {expect, it} from 'vitest';
import {docsSite} from '@lectern/cli/mcp/docsSite';
import {openSource} from '@lectern/cli/mcp/source';
import {languages} from '../routes';

const site = docsSite(openSource('build', process.cwd()));

it.each(languages)('lists, finds and reads pages in $locale', async ({locale, prefix}) => {
  const choice = {language: locale};
  expect((await site.choices(choice)).languages).toEqual(languages.map((language) => language.locale));
  const pages = await site.list(choice);
  expect(pages.length).toBeGreaterThan(90);
  const query = {en: 'redirect an old page', fr: 'rediriger une ancienne page'}[locale] ?? '';
  const {hits} = await site.search(query, choice, 5);
  const redirects = hits.find(({url}) => url.endsWith(`${prefix}/docs/redirects`));
  expect(redirects?.description).toMatch(/\w/);
  expect((await site.read(redirects!.url, {})).markdown).toContain('src/config/redirects.ts');
  expect((await site.read('/docs/redirects', choice)).url).toBe(redirects!.url);
});

it('all pages that it lists can be read', async () => {
  for (const {url} of await site.list({})) await expect(site.read(url, {}), url).resolves.toBeDefined();
});
