import {expect, it} from 'vitest';
import type {Page} from './closestPages';
import {startPages, type Docs} from './startPages';

const pages: Page[] = [
  ['/', 'Home'],
  ['/docs', 'Overview'],
  ['/docs/first', 'First steps'],
  ['/docs/wiki', 'Wiki'],
  ['/sdk', 'SDK'],
];
const docs: Docs = {
  mainDocId: 'first',
  docs: [
    {id: 'other', path: '/base/docs/other'},
    {id: 'first', path: '/base/docs/first'},
  ],
  sidebars: {all: {link: {path: '/base/docs/'}}, empty: {}, wiki: {link: {path: '/base/docs/wiki'}}},
};

it('begins with the first page of the docs, then has that of each sidebar, with their titles', () => {
  expect(startPages([docs], pages, '/base/')).toEqual([
    ['/docs/first', 'First steps'],
    ['/docs', 'Overview'],
    ['/docs/wiki', 'Wiki'],
  ]);
});

it('names a page once, none that is not listed, and no more than asked for', () => {
  const sdk: Docs = {mainDocId: 'sdk', docs: [{id: 'sdk', path: '/sdk'}], sidebars: {sdk: {link: {path: '/sdk'}}}};
  expect(startPages([sdk], pages, '/')).toEqual([['/sdk', 'SDK']]);
  expect(startPages([{mainDocId: 'gone', docs: []}], pages, '/')).toEqual([]);
  expect(startPages([docs], pages, '/base/', 1)).toEqual([['/docs/first', 'First steps']]);
});
