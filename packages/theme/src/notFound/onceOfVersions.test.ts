import {expect, it} from 'vitest';
import type {Page} from './closestPages';
import {onceOfVersions} from './onceOfVersions';

const versions = [
  {path: '/docs/next', isLast: false},
  {path: '/docs', isLast: true},
  {path: '/docs/1.0', isLast: false},
];
const pageAt = (path: string): Page => [path, 'Page'];
const addresses = [
  '/',
  '/docs',
  '/docs/1.0',
  '/docs/1.0/backups',
  '/docs/1.0/gone',
  '/docs/backups',
  '/docs/next/backups',
  '/docs/next/gone',
  '/docs/next/new',
];
const kept = (address: string, docs = [versions]): string[] =>
  onceOfVersions(address, addresses.map(pageAt), docs).map(([path]) => path);

it('keeps each page once: as readers find it without a version, or else the newest', () => {
  expect(kept('/docs/bakups')).toEqual(['/', '/docs', '/docs/backups', '/docs/next/gone', '/docs/next/new']);
});

it('keeps that of the version that the address names', () => {
  expect(kept('/docs/1.0/bakups')).toEqual(['/', '/docs/1.0', '/docs/1.0/backups', '/docs/1.0/gone', '/docs/next/new']);
});

it('keeps all where there are no versions, and where docs stand at the root', () => {
  expect(kept('/docs/bakups', [])).toEqual(addresses);
  expect(kept('/docs/bakups', [[{path: '/', isLast: true}]])).toEqual(addresses);
});

it('tells several docs apart', () => {
  const pages = [pageAt('/docs/a'), pageAt('/docs/1.0/a'), pageAt('/sdk/a')];
  expect(onceOfVersions('/a', pages, [versions, [{path: '/sdk', isLast: true}]])).toEqual([pages[0], pages[2]]);
});
