/** What search engines, networks and feed readers are told of each page. */
import {existsSync, statSync} from 'node:fs';
import {load} from 'cheerio';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {hasPart} from '../../../src/config/presentParts';
import {redirects} from '../../../src/config/redirects';
import {site} from '../../../src/config/site';
import {feedOf, fileOfAddress, pageAt, read, readAt} from '../../support/built';
import {languages} from '../../support/languages';
import {addressesIn, placeOf, printedAddresses} from '../../support/sitemap';

const codes = [...languages.map(({locale}) => locale), 'x-default'].sort();

describe.each(languages)('in $locale', ({prefix, htmlLang}) => {
  const addresses = addressesIn(prefix);

  it.runIf(hasPart('socialCards'))('each page has a social card, or brings an image', async () => {
    const cards = new Set<string>();
    for (const address of addresses) {
      const $ = pageAt(address);
      const content = (name: string): string | undefined =>
        $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
      const image = content('og:image');
      expect(existsSync(fileOfAddress(image)), `${address}: ${image}`).toBe(true);
      expect([content('twitter:image'), content('twitter:card')], address).toEqual([image, 'summary_large_image']);
      if (!image?.includes('/assets/cards/')) continue;
      expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
      expect(content('og:image:alt'), address).toBeTruthy();
      cards.add(image);
    }
    for (const image of cards) {
      expect(statSync(fileOfAddress(image)).size, image).toBeLessThan(40 * 1024);
      const {width, height, format} = await sharp(fileOfAddress(image)).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    }
  });

  it('the sitemap names each page in all languages, as its head does', () => {
    const $ = load(readAt(`${prefix}/sitemap.xml`), {xml: true});
    const alternates = (links: ReturnType<typeof $>, name: string): string[][] =>
      links
        .toArray()
        .map((link) => [$(link).attr(name) ?? '', $(link).attr('href') ?? ''])
        .sort();
    expect($('url').length).toBe(addresses.length);
    for (const entry of $('url').toArray()) {
      const named = alternates($(entry).find('xhtml\\:link'), 'hreflang');
      expect(named.map(([language]) => language)).toEqual(codes);
      const address = $(entry).find('loc').text();
      const page = pageAt(address.slice(site.url.length));
      expect(page('link[rel=canonical]').attr('href')).toBe(address);
      expect(page('meta[property="og:url"]').attr('content')).toBe(address);
      expect(named).toEqual(alternates(page('link[rel=alternate][hreflang]'), 'hreflang'));
    }
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
});

describe.runIf(hasPart('blog')).each(languages)('the feeds in $locale', ({prefix, htmlLang}) => {
  it.each(['rss.xml', 'atom.xml'])('%s is in the language of the blog', (file) => {
    const $ = load(readAt(`${prefix}/blog/${file}`), {xml: true});
    expect($('channel > title, feed > title').text()).toBe(feedOf(prefix).title);
    if (file === 'rss.xml') expect($('channel > language').text()).toBe(htmlLang);
    const items = $('item, entry').toArray();
    expect(items.length).toBe(feedOf(prefix).items.length);
    for (const item of items) {
      const link = $(item).children('link');
      expect(link.attr('href') ?? link.text()).toMatch(`${site.url}${prefix}/blog/`);
      expectAbsolute($(item).find('content\\:encoded, content').text());
    }
  });

  it('feed.json is whole', () => {
    const feed = feedOf(prefix);
    expect(feed.version).toMatch('https://jsonfeed.org/version/1');
    expect(feed.home_page_url).toBe(`${site.url}${prefix}/blog`);
    for (const {url, title, content_html, date_modified} of feed.items) {
      expect(url).toMatch(`${site.url}${prefix}/blog/`);
      expect([title, date_modified].every(Boolean)).toBe(true);
      expectAbsolute(content_html);
    }
  });

  it('have one name on all pages, which begins with that of the blog', () => {
    const names = addressesIn(prefix).map((address) =>
      pageAt(address)('link[type="application/atom+xml"]').attr('title'),
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(feedOf(prefix).title);
  });
});

describe.runIf(hasPart('printSections'))('the sections for paper', () => {
  it.each(printedAddresses().map((address) => [address]))('%s is whole, and not to be found', (address) => {
    const $ = pageAt(address);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script, button, [hidden], [role=tabpanel]').length).toBe(0);
    expect($('article').length).toBeGreaterThan(0);
    expect($('details:not([open])').length).toBe(0);
  });

  it.each(languages)('are in no list of pages in $locale', ({prefix}) => {
    expect(addressesIn(prefix).filter((address) => address.includes('/print/'))).toEqual([]);
    const index = `${prefix}/search-docs.json`;
    if (existsSync(placeOf(index))) expect(readAt(index)).not.toContain('/print/docs');
  });
});

it('robots.txt names the sitemap of each language', () => {
  const sitemaps = [...read('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address);
  expect(sitemaps).toEqual(languages.map(({prefix}) => `${site.url}${prefix}/sitemap.xml`));
  for (const sitemap of sitemaps) expect(existsSync(fileOfAddress(sitemap)), sitemap).toBe(true);
});

/** A feed reader knows no base address. */
function expectAbsolute(html: string): void {
  expect(html).not.toBe('');
  const $ = load(html);
  const addresses = $('[href], [src]')
    .toArray()
    .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '');
  expect(addresses.filter((address) => !/^(https?:|mailto:|data:)/.test(address))).toEqual([]);
}
