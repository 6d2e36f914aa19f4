import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';
import {cache} from './index';

const siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
mkdirSync(path.join(siteDir, 'plugins/own'), {recursive: true});
for (const file of ['own.js', 'docs.md', 'plugins/own/index.ts', 'plugins/own/part.ts', 'plugins/own/part.test.ts']) {
  writeFileSync(path.join(siteDir, file), '');
}
afterAll(() => rmSync(siteDir, {recursive: true}));

interface Kept {
  experiments: {cache: {version: string; buildDependencies: string[]}};
}

function configure(site: object, experiments: object = {cache: {type: 'persistent', version: '3.10.2'}}): Kept {
  const siteConfig = {plugins: [], themes: [], presets: [], markdown: {}, ...site};
  const part = cache({siteDir, baseUrl: '/', ...site, siteConfig} as unknown as LoadContext);
  return part.configureWebpack!({experiments}, false, {} as never, undefined) as Kept;
}

it('lets the code of plugins decide whether a kept bundle is still right', () => {
  const plugins = ['./plugins/own/index.ts', ['./plugins/own', {}], './own.js', '@lectern/search', './nowhere'];
  const files = configure({plugins}).experiments.cache.buildDependencies;
  expect(files).toContain(`${import.meta.dirname}/index.ts`);
  const own = files.filter((file) => file.startsWith(siteDir)).map((file) => path.relative(siteDir, file));
  expect([...new Set(own)].sort()).toEqual(['own.js', 'plugins/own/index.ts', 'plugins/own/part.ts']);
  expect(files.filter((file) => /\.test\.|\.md$/.test(file) || !existsSync(file))).toEqual([]);
});

it.each([
  ['base path', {baseUrl: '/handbook/'}],
  ['option of a plugin', {presets: [['classic', {docs: false}]]}],
])('keeps bundles of one %s apart from those of another', (_, site) => {
  const [one, other] = [{}, site].map((given) => configure(given).experiments.cache.version);
  expect(one).toMatch(/^3\.10\.2-/);
  expect(other).not.toBe(one);
});

it('keeps nothing where Docusaurus keeps nothing', () => {
  expect(configure({}, {})).toEqual({});
});
