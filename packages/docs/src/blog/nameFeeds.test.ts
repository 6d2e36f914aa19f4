import {expect, it, vi} from 'vitest';
import {nameFeeds} from './nameFeeds';

const link = (title: string) => ({tagName: 'link', attributes: {rel: 'alternate', title}});

it('names feeds in the language of the page', () => {
  expect(nameFeeds({headTags: [link('Acme Blog Atom Feed')]}, 'en').headTags).toEqual([link('Acme Blog: Atom feed')]);
  expect(nameFeeds({headTags: [link('Blog d’Acme JSON Feed')]}, 'fr').headTags).toEqual([
    link('Blog d’Acme\u202F: flux JSON'),
  ]);
});

it('leaves other tags as they are, and says so of a feed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(nameFeeds({headTags: ['<meta>', link('Other')]}, 'fr').headTags).toEqual(['<meta>', link('Other')]);
  expect(nameFeeds({}, 'fr').headTags).toEqual([]);
  expect(String(warn.mock.calls)).toMatch(/feeds have English names, as Docusaurus \d\S+ makes it/);
});
