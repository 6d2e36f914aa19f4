import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it, vi} from 'vitest';
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

const rspack = {experiments: {cache: {type: 'persistent', version: '3.10.2', buildDependencies: []}}};

function configure(site: object, config: object = rspack): Kept {
  const siteConfig = {plugins: [], themes: [], presets: [], markdown: {}, ...site};
  const part = cache({siteDir, baseUrl: '/', ...site, siteConfig} as unknown as LoadContext);
  return part.configureWebpack!(config, false, {} as never, undefined) as Kept;
}

it('lets the code of plugins decide whether a kept bundle is still right', () => {
  const plugins = ['./plugins/own/index.ts', ['./plugins/own', {}], './own.js', '@lectern/search', './nowhere'];
  const files = configure({plugins}).experiments.cache.buildDependencies;
  expect(files).toContain(`${import.meta.dirname}/index.ts`);
  const own = files.filter((file) => file.startsWith(siteDir)).map((file) => path.relative(siteDir, file));
  expect([...new Set(own)].sort()).toEqual(['own.js', 'plugins/own/index.ts', 'plugins/own/part.ts']);
  expect(files.filter((file) => /\.test\.|\.md$/.test(file) || !existsSync(file))).toEqual([]);
});

const hidden = (options: object): object => Object.defineProperty(options, 'toJSON', {value: () => ({})});

it.each<[string, object, object?]>([
  ['base path', {baseUrl: '/handbook/'}],
  ['option of a plugin', {presets: [['classic', {docs: false}]]}],
  [
    'option that readers do not get',
    {presets: [['classic', hidden({docs: false})]]},
    {presets: [['classic', hidden({})]]},
  ],
])('keeps bundles of one %s apart from those of another', (_, site, before = {}) => {
  const [one, other] = [before, site].map((given) => configure(given).experiments.cache.version);
  expect(one).toMatch(/^3\.10\.2-/);
  expect(other).not.toBe(one);
});

it('says the same to webpack', () => {
  const config = {cache: {type: 'filesystem', version: '3.10.2', buildDependencies: {config: []}}};
  const {version, buildDependencies} = configure({}).experiments.cache;
  expect(configure({}, config)).toEqual({cache: {version, buildDependencies: {config: buildDependencies}}});
});

it('keeps nothing where Docusaurus is told to keep nothing', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(configure({}, {experiments: {}})).toEqual({});
  vi.unstubAllEnvs();
});

it('leaves a cache that it does not know, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const config of [{experiments: {}}, {experiments: {}, cache: true}, {experiments: {cache: {type: 'other'}}}]) {
    expect(configure({}, config)).toEqual({});
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0])).toContain('the bundler keeps what it made with other options');
  warn.mockRestore();
});
