import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {fontScript, script} from './fontScript';
import {fontsKey} from './fontsKey';

/** What the script leaves in a page whose browser has this in its storage. */
function run(getItem: (key: string) => string | null, first?: string): {dataset: object; links: object[]} {
  const dataset = {};
  const links: object[] = [];
  const document = {
    documentElement: {dataset},
    currentScript: {dataset: {all: '/a.woff2 /b.woff2', first}},
    createElement: () => ({}),
    head: {append: (link: object) => links.push(link)},
  };
  runInNewContext(script, {document, localStorage: {getItem}});
  return {dataset, links};
}

function denied(): never {
  throw new DOMException('Denied', 'SecurityError');
}

const none = (): null => null;
const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: ''};
const a = {...preload, href: '/a.woff2'};
const b = {...preload, href: '/b.woff2'};

it.each([undefined, '/a.woff2'])('fetches and shows all fonts that the browser has from a page before', (first) => {
  const known = (key: string): string | null => (key === fontsKey ? 'here' : null);
  expect(run(known, first)).toEqual({dataset: {fonts: 'all'}, links: [a, b]});
});

it.each([
  ['on a first visit', none],
  ['where storage is forbidden', denied],
])('fetches and shows those that the page always shows %s', (_, getItem) => {
  expect(run(getItem, '/a.woff2')).toEqual({dataset: {fonts: 'first'}, links: [a]});
});

it.each([
  ['on a first visit', none],
  ['where storage is forbidden', denied],
])('does nothing on other pages %s', (_, getItem) => {
  expect(run(getItem)).toEqual({dataset: {}, links: []});
});

it('is told where the fonts are, and which of them the page always shows', () => {
  const fonts = [
    {family: 'A', url: '/a.woff2'},
    {family: 'B', url: '/b.woff2'},
  ];
  expect(fontScript(fonts)).toBe(`<script data-all="/a.woff2 /b.woff2">${script}</script>`);
  expect(fontScript(fonts, ['A'])).toBe(
    `<script data-all="/a.woff2 /b.woff2" data-first="/a.woff2">${script}</script>`,
  );
});
