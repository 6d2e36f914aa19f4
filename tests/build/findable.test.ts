import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../src/config/redirects';
import {site} from '../../src/config/site';
import {languages} from '../support/routes';
import {sitemapAddresses} from '../support/sitemap';

const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const pageAt = (address: string) => load(read(address.endsWith('/') ? `${address}index.html` : `${address}.html`));
const fileOfAddress = (address = ''): string => path.join('build', address.slice(site.url.length));

describe.each(languages)('in $locale', ({prefix, htmlLang}) => {
  const addresses = sitemapAddresses().filter((address) => address.startsWith('/fr/') === (prefix === '/fr'));

  it('each page has a social card of its own, or brings an image', async () => {
    const cards = new Map<string, string>();
    for (const address of addresses) {
      const $ = pageAt(address);
      const content = (name: string): string | undefined =>
        $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
      const image = content('og:image');
      expect(existsSync(fileOfAddress(image)), `${address}: ${image}`).toBe(true);
      expect([content('twitter:image'), content('twitter:card')], address).toEqual([image, 'summary_large_image']);
      if (!image?.includes('/assets/cards/')) continue;
      expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
      cards.set(image, content('og:image:alt') ?? '');
    }
    expect(cards.size).toBeGreaterThan(100);
    expect(new Set(cards.values()).size).toBe(cards.size);
    for (const image of cards.keys()) expect(statSync(fileOfAddress(image)).size, image).toBeLessThan(40 * 1024);
    const {width, height, format} = await sharp(fileOfAddress([...cards.keys()][0])).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('the sitemap names each page in both languages, as its head does', () => {
    const $ = load(read(`${prefix}/sitemap.xml`), {xml: true});
    const alternates = (links: ReturnType<typeof $>, name: string): string[][] =>
      links
        .toArray()
        .map((link) => [$(link).attr(name) ?? '', $(link).attr('href') ?? ''])
        .sort();
    expect($('url').length).toBe(addresses.length);
    for (const entry of $('url').toArray()) {
      const named = alternates($(entry).find('xhtml\\:link'), 'hreflang');
      expect(named.map(([language]) => language)).toEqual(['en', 'fr', 'x-default']);
      const page = pageAt($(entry).find('loc').text().slice(site.url.length));
      expect(named).toEqual(alternates(page('link[rel=alternate][hreflang]'), 'hreflang'));
    }
  });

  it.each(['rss.xml', 'atom.xml'])('the feed %s is in the language of the blog', (file) => {
    const text = read(`${prefix}/blog/${file}`);
    const $ = load(text, {xml: true});
    expect($('channel > title, feed > title').text()).toBe(prefix ? 'Blog de Lectern' : 'Lectern Blog');
    if (file === 'rss.xml') expect($('channel > language').text()).toBe(htmlLang);
    const items = $('item, entry').toArray();
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const link = $(item).children('link');
      expect(link.attr('href') ?? link.text()).toMatch(`${site.url}${prefix}/blog/`);
      expectAbsolute($(item).find('content\\:encoded, content').text());
    }
  });

  it('the JSON feed is whole', () => {
    const feed = JSON.parse(read(`${prefix}/blog/feed.json`)) as {
      version: string;
      title: string;
      home_page_url: string;
      items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
    };
    expect(feed.version).toMatch('https://jsonfeed.org/version/1');
    expect(feed.home_page_url).toBe(`${site.url}${prefix}/blog`);
    for (const {url, title, content_html, date_modified} of feed.items) {
      expect(url).toMatch(`${site.url}${prefix}/blog/`);
      expect([title, date_modified].every(Boolean)).toBe(true);
      expectAbsolute(content_html);
    }
  });

  it('pages offer the feeds by a name in their language', () => {
    const names = pageAt(`${prefix}/docs/seo`)('link[type="application/atom+xml"]').attr('title');
    expect(names).toBe(prefix ? 'Blog de Lectern\u202F: flux Atom' : 'Lectern Blog: Atom feed');
  });

  it('old addresses lead to pages', () => {
    for (const [from, to] of Object.entries(redirects)) {
      const $ = pageAt(prefix + from);
      expect($('html').attr('lang')).toBe(htmlLang);
      expect($('a').attr('href')).toBe(prefix + to);
      expect($('link[rel=canonical]').attr('href')).toBe(site.url + prefix + to);
      expect(read('_redirects')).toContain(`${prefix}${from} ${prefix}${to} 301\n`);
      expect(read('_redirects.nginx')).toContain(`"${prefix}${from}" "${prefix}${to}`);
    }
  });

  it('a section for paper has its pages in order, and is not to be found', () => {
    const $ = pageAt(`${prefix}/print/docs/guides/markdown-features/intro`);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script, button, [hidden], [role=tabpanel]').length).toBe(0);
    expect($('article').length).toBeGreaterThan(15);
    expect($('details:not([open])').length).toBe(0);
    expect(addresses.filter((address) => address.includes('/print/'))).toEqual([]);
    expect(read(`${prefix}/search-docs.json`)).not.toContain('/print/docs');
  });
});

it('robots.txt names both sitemaps', () => {
  const sitemaps = [...read('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address);
  expect(sitemaps).toEqual([`${site.url}/sitemap.xml`, `${site.url}/fr/sitemap.xml`]);
  for (const sitemap of sitemaps) expect(existsSync(fileOfAddress(sitemap)), sitemap).toBe(true);
});

/** A feed reader knows no base address. */
function expectAbsolute(html: string): void {
  expect(html.length).toBeGreaterThan(100);
  const $ = load(html);
  const addresses = $('[href], [src]')
    .toArray()
    .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '');
  expect(addresses.filter((address) => !/^(https?:|mailto:|data:)/.test(address))).toEqual([]);
}
