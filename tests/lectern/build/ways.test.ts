import {expect, it} from 'vitest';
import {pageAt} from '../../support/built';
import {languages} from '../routes';

it.each(languages)('the tag for software stands for the pages of those below it: $locale', ({prefix}) => {
  const link = pageAt(`${prefix}/docs/tags`)(`main a[href="${prefix}/docs/tags/software"]`);
  expect(Number(link.next().text().match(/\d+/g)?.at(-1))).toBeGreaterThan(10);
});

it.each(languages)('the changelog has its versions in its contents: $locale', ({prefix}) => {
  const $ = pageAt(`${prefix}/docs/changelog`);
  const headings = $('article .markdown > :is(h2, h3)').map((_, heading) => `#${$(heading).attr('id')}`);
  expect(headings.get()).toContain('#version-1.0.0');
  const links = $('.theme-doc-toc-desktop a').map((_, link) => $(link).attr('href'));
  expect(links.get()).toEqual(headings.get());
});

it.each(languages)('the tags are a part of the docs, by the navigation bar: $locale', ({prefix}) => {
  for (const page of ['tags', 'tags/software-browsers']) {
    const $ = pageAt(`${prefix}/docs/${page}`);
    const active = $('.navbar__link--active').map((_, link) => $(link).attr('href'));
    expect(active.get()).toEqual([`${prefix}/docs/introduction`]);
  }
  const above = pageAt(`${prefix}/docs/tags/software-browsers`)('main header ol a').last();
  expect(above.attr('href')).toBe(`${prefix}/docs/tags/software`);
});
