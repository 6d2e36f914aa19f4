import {describe, expect, it} from 'vitest';
import {site} from '../../../src/config/site';
import {feedOf, pageAt} from '../../support/built';
import {addressesIn} from '../../support/sitemap';
import {languages} from '../routes';

describe.each(languages)('in $locale', ({prefix}) => {
  it('each page has a social card of its own', () => {
    const cards = new Map<string, string>();
    for (const address of addressesIn(prefix)) {
      const $ = pageAt(address);
      const image = $('meta[property="og:image"]').attr('content') ?? '';
      if (image.includes('/assets/cards/')) cards.set(image, $('meta[property="og:image:alt"]').attr('content') ?? '');
    }
    expect(cards.size).toBeGreaterThan(100);
    expect(new Set(cards.values()).size).toBe(cards.size);
  });

  it('the feeds have posts of some length, and a name in the language of the blog', () => {
    const {title, items} = feedOf(prefix);
    expect(title).toBe(prefix ? `Blog de ${site.title}` : `${site.title} Blog`);
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter(({content_html}) => content_html.length <= 100)).toEqual([]);
    const name = pageAt(`${prefix}/docs/seo`)('link[type="application/atom+xml"]').attr('title');
    expect(name).toBe(prefix ? `Blog de ${site.title}\u202F: flux Atom` : `${site.title} Blog: Atom feed`);
  });

  it('a section for paper has all of its pages', () => {
    const $ = pageAt(`${prefix}/print/docs/guides`);
    expect($('article').length).toBeGreaterThan(15);
  });
});
