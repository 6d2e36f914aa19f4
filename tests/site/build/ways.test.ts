/** Ways to lists of pages: that they are linked, in order, and counted as they say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {lists} from '../../../src/config/lists';
import {hasPart} from '../../../src/config/presentParts';
import {feedOf, hasPage, pageAt} from '../../support/built';
import {base, languages} from '../../support/languages';

describe.runIf(hasPart('blog')).each(languages)('the blog in $locale', ({prefix}) => {
  it('leads to its archive from its front and from each post, the newest post first', () => {
    const archive = `${prefix}/blog/archive`;
    const posts = feedOf(prefix).items.map(({url}) => new URL(url).pathname);
    for (const page of [`${prefix}/blog`, ...posts])
      expect(pageAt(page)(`aside a[href="${archive}"]`).length, page).toBe(1);
    const $ = pageAt(archive);
    const listed = $('main section li a')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(listed).toEqual(posts);
    expect($('main header p').text()).not.toBe($('main h1').text());
  });

  it('shows its newest post first, with a drawing, and each of a list in one row', () => {
    const [newest, ...others] = feedOf(prefix).items.map(({url}) => new URL(url).pathname);
    const $ = pageAt(`${prefix}/blog`);
    const shown = $('main article')
      .map((_, article) => $('h2 a', article).attr('href'))
      .get();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual([newest, ...others].slice(0, shown.length));
    const drawing = 'main article svg path[d*=h]';
    expect($(drawing).closest('article').is($('main article').first())).toBe(true);
    expect($(drawing).closest('article').length).toBe(1);
    const further = `${prefix}/blog/page/2`;
    if (hasPage(further)) expect(pageAt(further)(drawing).length).toBe(0);
  });

  it('says at the head of a post what its lists say of it', () => {
    for (const {url} of feedOf(prefix).items) {
      const $ = pageAt(new URL(url).pathname);
      const description = $('meta[name=description]').attr('content');
      const head = $('article header p').text();
      // Without one of its own, its first paragraph is its description, and stands below.
      if (head) expect(head).toBe(description);
      expect($('article header time').length, url).toBe(1);
    }
  });

  it('leads to each of its lists', () => {
    const ways = [
      'archive',
      ...(hasPage(`${prefix}/blog/tags`) ? ['tags'] : []),
      ...(hasPage(`${prefix}/blog/authors`) ? ['authors'] : []),
    ];
    for (const way of ways) {
      const ofPage = (page: string): number => pageAt(page)(`main header a[href="${prefix}/blog/${way}"]`).length;
      expect(ofPage(`${prefix}/blog`), way).toBe(1);
      // No list leads to itself, but each names itself among the others, and has the sidebar beside it.
      for (const list of ways) {
        const $ = pageAt(`${prefix}/blog/${list}`);
        expect($(`main .blog-ways a[href="${prefix}/blog/${way}"]`).length, `${way} from ${list}`).toBe(
          way === list ? 0 : 1,
        );
        expect($('main .blog-ways [aria-current=page]').text()).not.toBe('');
        expect($('aside').text()).toBe(pageAt(`${prefix}/blog`)('aside').text());
      }
      for (const post of feedOf(prefix).items)
        for (const tag of pageAt(new URL(post.url).pathname)(`article a[href^="${prefix}/blog/tags/"]`)) {
          const page = tag.attribs.href!;
          expect(ofPage(page), `${way} from ${page}`).toBe(1);
        }
    }
  });
});

describe.runIf(hasPage(`${base}/docs`)).each(languages)('the docs home in $locale', ({prefix}) => {
  it('leads to the tags, and each of its headings is a link', () => {
    const $ = pageAt(`${prefix}/docs`);
    expect($(`main header a[href="${prefix}/docs/tags"]`).length).toBe(lists.docTags ? 1 : 0);
    const plain = $('main h2')
      .filter((_, heading) => $(heading).find('a').length === 0)
      .map((_, heading) => $(heading).text())
      .get();
    expect(plain).toEqual([]);
  });
});

describe.runIf(hasPage(`${base}/docs/tags`)).each(languages)('the index of tags in $locale', ({prefix}) => {
  it('counts each page with a tag or one below it once, as its own page does, which lists them all', () => {
    const $ = pageAt(`${prefix}/docs/tags`);
    const links = $(`main li > a[href^="${prefix}/docs/tags/"]`).toArray();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const pages = new Set<string>();
      const own = pageAt($(link).attr('href')!);
      for (const below of $(link).parent().find('a')) {
        const tag = pageAt($(below).attr('href')!);
        for (const page of tag('main article > a')) pages.add(tag(page).attr('href')!);
      }
      const count = $(link).next();
      expect(count.text()).toBe(String(pages.size));
      const numbers = count.attr('title')?.match(/\d+/g)?.map(Number);
      expect(numbers).toEqual([...new Set([own('main article').length, pages.size])]);
      const narrower = own('main section li > a').toArray();
      const all = [...own('main article > a').toArray(), ...narrower].map((page) => own(page).attr('href')!);
      expect(new Set(all)).toEqual(pages);
      const said = own('main header div > p').text().match(/\d+/g)?.map(Number);
      expect(said).toEqual([...new Set([pages.size, own('main article').length])]);
      expect(own('main header ol a').first().attr('href')).toBe(`${prefix}/docs/tags`);
    }
  });
});

it('every page says its language and the direction of its text', async () => {
  const silent: string[] = [];
  for (const page of await Globby(['**/*.html', '!admin/**'], {cwd: 'build'})) {
    const [html = ''] = /<html[^>]*>/.exec(readFileSync(path.join('build', page), 'utf8')) ?? [];
    if (!/ lang=/.test(html) || !/ dir=/.test(html)) silent.push(page);
  }
  expect(silent).toEqual([]);
});
