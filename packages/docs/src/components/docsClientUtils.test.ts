import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getActiveDocContext as stock} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {expect, it} from 'vitest';
import {getActiveDocContext} from './docsClientUtils';

const version = (name: string, path: string, docs: string[]) => ({
  name,
  path,
  docs: docs.map((id) => ({id, path: id === 'start' ? path : `${path}/${id}`, sidebar: 'docs'})),
});
const data = {
  versions: [version('2', '/docs', ['start', 'tabs', 'new']), version('1', '/docs/1', ['start', 'tabs', 'old'])],
} as unknown as GlobalPluginData;

it.each(['/docs', '/docs/', '/docs/tabs', '/docs/TABS/', '/docs/new', '/docs/1', '/docs/1/tabs', '/docs/none', '/'])(
  'finds for %s what the plugin would find',
  (pathname) => {
    expect(getActiveDocContext(data, pathname)).toEqual(stock(data, pathname));
  },
);

it('finds the first of two docs with one address', () => {
  const [first, second] = ['first', 'second'].map((id) => ({id, path: '/docs/same'}));
  const twice = {versions: [{name: '1', path: '/docs', docs: [first, second]}]} as unknown as GlobalPluginData;
  expect(getActiveDocContext(twice, '/docs/same').activeDoc).toBe(first);
  expect(stock(twice, '/docs/same').activeDoc).toBe(first);
});
