import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {fontScript, script} from './fontScript';
import {fontsKey} from './fontsKey';

/** What the script leaves in a page whose browser has this in its storage. */
function run(getItem: (key: string) => string | null, atOnce?: ''): {dataset: object; links: object[]} {
  const dataset = {};
  const links: object[] = [];
  const document = {
    documentElement: {dataset},
    currentScript: {dataset: {files: '/a.woff2 /b.woff2', atOnce}},
    createElement: () => ({}),
    head: {append: (link: object) => links.push(link)},
  };
  runInNewContext(script, {document, localStorage: {getItem}});
  return {dataset, links};
}

function denied(): never {
  throw new DOMException('Denied', 'SecurityError');
}

it.each([
  ['that the browser has from a page before', (key: string) => (key === fontsKey ? 'here' : null), undefined],
  ['of a page that shows them at once', () => null, '' as const],
  ['of such a page where storage is forbidden', denied, '' as const],
])('fetches and shows the fonts %s', (_, getItem, atOnce) => {
  const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: ''};
  expect(run(getItem, atOnce)).toEqual({
    dataset: {fonts: ''},
    links: [
      {...preload, href: '/a.woff2'},
      {...preload, href: '/b.woff2'},
    ],
  });
});

it.each([
  ['on a first visit', () => null],
  ['where storage is forbidden', denied],
])('does nothing %s', (_, getItem) => {
  expect(run(getItem)).toEqual({dataset: {}, links: []});
});

it('is told where the fonts are', () => {
  expect(fontScript(['/a.woff2', '/b.woff2'])).toBe(`<script data-files="/a.woff2 /b.woff2">${script}</script>`);
  expect(fontScript(['/a.woff2'], true)).toBe(`<script data-files="/a.woff2" data-at-once>${script}</script>`);
});
