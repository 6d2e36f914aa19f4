import {expect, it} from 'vitest';
import {nameFeeds} from './nameFeeds';

const link = (title: string) => ({tagName: 'link', attributes: {rel: 'alternate', title}});

it('names feeds in the language of the page', () => {
  expect(nameFeeds({headTags: [link('Lectern Blog Atom Feed')]}, 'en').headTags).toEqual([
    link('Lectern Blog: Atom feed'),
  ]);
  expect(nameFeeds({headTags: [link('Blog de Lectern JSON Feed')]}, 'fr').headTags).toEqual([
    link('Blog de Lectern\u202F: flux JSON'),
  ]);
});

it('leaves other tags as they are', () => {
  expect(nameFeeds({headTags: ['<meta>', link('Other')]}, 'fr').headTags).toEqual(['<meta>', link('Other')]);
  expect(nameFeeds({}, 'fr').headTags).toEqual([]);
});
