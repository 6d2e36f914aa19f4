import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';

const {url} = siteIn();
import rehypeOutsideLinks from './rehypeOutsideLinks';

const render = (markdown: string, locale: string) =>
  toHtml(markdown, {rehypePlugins: [[rehypeOutsideLinks, siteIn(locale)]]});

const newTab = {
  en: '\u2060<span class="new-tab" role="img" aria-label="(opens in new tab)"></span>',
  fr: '\u2060<span class="new-tab" role="img" aria-label="(s’ouvre dans un nouvel onglet)"></span>',
};

it('says that a link to another site opens in a new tab', async () => {
  expect(await render('[a](https://example.com)', 'en')).toBe(`<p><a href="https://example.com">a${newTab.en}</a></p>`);
  expect(await render('[a](https://example.com)', 'fr')).toContain(newTab.fr);
});

it.each(['[a](./b)', '[a](#b)', '[a](mailto:a@example.com)', '[a](/b)'])('leaves %s as it is', async (link) => {
  expect(await render(link, 'fr')).not.toContain('span');
});

it('leaves a full address of this site in its tab', async () => {
  expect(await render(`[a](${url}/docs)`, 'en')).toBe(`<p><a href="${url}/docs">a</a></p>`);
});

it('says that a site speaks another language than the page', async () => {
  expect(await render('[a](https://docusaurus.io/docs)', 'fr')).toBe(
    '<p><a href="https://docusaurus.io/docs" hrefLang="en" title="en anglais">a\u00a0' +
      `<span class="link-language" aria-label="(en anglais)" role="img">(EN)</span>${newTab.fr}</a></p>`,
  );
  expect(await render('[a](https://docusaurus.io/docs)', 'en')).not.toContain('hreflang');
  expect(await render('[a](https://notdocusaurus.io)', 'fr')).not.toContain('hreflang');
});

it('lets one link say it, with its title', async () => {
  expect(await render('[a](https://example.com "de")', 'en')).toMatch(
    /<a href="https:\/\/example.com" hrefLang="de" title="in German">a\u00a0<span[^>]*>\(DE\)/,
  );
  expect(await render('[a](https://docusaurus.io "fr")', 'fr')).toBe(
    `<p><a href="https://docusaurus.io">a${newTab.fr}</a></p>`,
  );
});

it('keeps other titles', async () => {
  expect(await render('[a](https://docusaurus.io "The docs")', 'fr')).toContain('title="The docs"');
});
