import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {fontScript, script} from './fontScript';
import {fontsKey} from './fontsKey';

/** What the script leaves in a page whose browser has this in its storage, and says this of its connection. */
function run(
  getItem: (key: string) => string | null,
  connection?: {saveData: boolean; downlink: number},
): {dataset: object; links: object[]} {
  const dataset = {};
  const links: object[] = [];
  const document = {
    documentElement: {dataset},
    currentScript: {dataset: {files: '/a.woff2 /b.woff2'}},
    createElement: () => ({}),
    head: {append: (link: object) => links.push(link)},
  };
  runInNewContext(script, {document, localStorage: {getItem}, navigator: {connection}});
  return {dataset, links};
}

function denied(): never {
  throw new DOMException('Denied', 'SecurityError');
}

const known = (key: string): string | null => (key === fontsKey ? 'here' : null);
const unknown = (): null => null;

it.each([
  ['that the browser has from a page before', known, undefined],
  ['that it has, on a slow connection', known, {saveData: false, downlink: 0.4}],
  ['on a first visit over a fast connection', unknown, {saveData: false, downlink: 5}],
  ['on a first visit over a fast connection, where storage is forbidden', denied, {saveData: false, downlink: 10}],
])('fetches and shows the fonts %s', (_, getItem, connection) => {
  const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: ''};
  expect(run(getItem, connection)).toEqual({
    dataset: {fonts: ''},
    links: [
      {...preload, href: '/a.woff2'},
      {...preload, href: '/b.woff2'},
    ],
  });
});

it.each([
  ['on a first visit', unknown, undefined],
  ['on a first visit over a slow connection', unknown, {saveData: false, downlink: 4.9}],
  ['on a first visit of a reader who saves data', unknown, {saveData: true, downlink: 10}],
  ['where storage is forbidden', denied, undefined],
])('does nothing %s', (_, getItem, connection) => {
  expect(run(getItem, connection)).toEqual({dataset: {}, links: []});
});

it('is told where the fonts are', () => {
  expect(fontScript(['/a.woff2', '/b.woff2'])).toBe(`<script data-files="/a.woff2 /b.woff2">${script}</script>`);
});
