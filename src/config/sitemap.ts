import type {Options} from '@docusaurus/plugin-sitemap';
import {hasHistory} from './history';
import {currentLocale, i18n, locales} from './i18n';
import {isBesides} from '../versions';

/**
 * One sitemap per language, in which each page lists its URL in every language, like its head. With docs in several
 * versions, it has the latest.
 */
export const sitemap: Partial<Options> = {
  lastmod: hasHistory ? 'date' : null,
  changefreq: null,
  priority: null,
  async createSitemapItems({defaultCreateSitemapItems, ...site}) {
    const items = await defaultCreateSitemapItems(site);
    return items
      .filter(({url}) => !isBesides(`/${pathOf(url)}`))
      .map((item) => ({...item, links: alternatesOf(item.url)}));
  },
};

function alternatesOf(url: string): {lang: string; url: string}[] {
  const page = pathOf(url);
  const named = locales.map((locale) => ({lang: locale, url: rootOf(locale) + page}));
  return [...named, {lang: 'x-default', url: rootOf(i18n.defaultLocale) + page}];
}

/** `https://docs.example/fr/blog` → `blog` */
function pathOf(url: string): string {
  return url.slice(rootOf(currentLocale).length);
}

/** `https://docs.example/fr/` */
function rootOf(locale: string): string {
  const {url, baseUrl} = i18n.localeConfigs[locale]!;
  return `${url}${baseUrl}`;
}
