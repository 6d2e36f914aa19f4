import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import * as reached from '../reached';
import chunkNames from './chunkNames.cjs';
import {findUnknown} from './findUnknown';
import {bundle} from './index';
import registry from './registry.cjs';
import routes from './routes.cjs';
import {sharedByMany} from './sharedByMany';
import {shortHashes} from './shortHashes';
import numberNames from './numberNames.cjs';

it('numbers names by their order', () => {
  expect([...numberNames(['2b00', '1a77', '1f5e', '1a77'])]).toEqual([
    ['1a77', '0'],
    ['1f5e', '1'],
    ['2b00', '2'],
  ]);
});

it('gives the parts of pages the same numbers where they are loaded and where they are listed', () => {
  const entry = (name: string, file: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  const source = `export default {\n${entry('1f5e', '@site/a b.md')}${entry('1a77', '@generated/b.json?c=1')}};`;
  expect(registry(source)).toBe(
    'export default {\n' +
      '  "1": [() => import(/* webpackChunkName: "1" */ "@site/a b.md")],\n' +
      '  "0": [() => import(/* webpackChunkName: "0" */ "@generated/b.json?c=1")],\n' +
      '};',
  );
  expect(JSON.parse(chunkNames('{"/a-1f5": {"__comp": "1f5e", "items": [{"content": "1a77"}]}}'))).toEqual({
    '/a-0': {__comp: '1', items: [{content: '0'}]},
  });
});

it('numbers the routes of a path alike where they are made and where their parts are listed', () => {
  const route = (path: string, hash: string): string => `component: ComponentCreator('${path}', '${hash}'),`;
  const source = (docs: string, posts: string, more: string): string =>
    `{${route('/docs', docs)} routes: [{${route('/docs', posts)}}, {${route("/it\\'s", more)}}, ComponentCreator('*')]}`;
  expect(routes(source('ef5', 'a01', '3c7'))).toBe(source('1', '0', '0'));
  expect(JSON.parse(chunkNames(JSON.stringify({'/docs-ef5': {}, '/docs-a01': {a: 'b'}, "/it's-3c7": {}})))).toEqual({
    '/docs-1': {},
    '/docs-0': {a: '0'},
    "/it's-0": {},
  });
});

describe('what Docusaurus generates', () => {
  const files = {
    'registry.js': `export default {\n  "1f5e": [() => import(/* webpackChunkName: "1f5e" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],\n};`,
    'routesChunkNames.json': '{"/a-1f5": {"__comp": "1f5e"}}',
    'routes.js': "component: ComponentCreator('/a', '1f5'), ComponentCreator('*')",
    'codeTranslations.json': '{"a": "A"}',
  };
  const parts = ['pages', 'texts'] as const;
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  function unknownWith(other: Partial<Record<keyof typeof files, string>>): (string | undefined)[] {
    for (const [name, text] of Object.entries({...files, ...other})) writeFileSync(path.join(folder, name), text);
    return parts.map((part) => findUnknown(part, folder)).filter(Boolean);
  }

  it('is known', () => {
    expect(unknownWith({})).toEqual([]);
  });

  it.each([
    ['registry.js', files['registry.js'].replaceAll('"', "'")],
    ['registry.js', files['registry.js'].replaceAll('1f5e', '1a77')],
    ['routes.js', files['routes.js'].replace('ComponentCreator', 'createComponent')],
    ['codeTranslations.json', '{"a": {"message": "A"}}'],
  ] as const)('is not with another %s', (name, text) => {
    expect(unknownWith({[name]: text})).toEqual([expect.stringContaining(name)]);
  });

  it('is not where a file cannot be read, or is missing', () => {
    expect(unknownWith({'codeTranslations.json': 'a'})).toEqual([expect.stringContaining('cannot be read')]);
    expect(findUnknown('pages', path.join(folder, 'nowhere'))).toBe('it generates no routesChunkNames.json');
  });
});

describe('the bundler', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is left as it is, and each part named, where nothing is as it was', () => {
    vi.spyOn(reached, 'isKnown').mockReturnValue(false);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const part = bundle({siteConfig: {}, siteDir: folder, generatedFilesDir: folder} as unknown as LoadContext);
    expect(part.configureWebpack!({}, false, {} as never, undefined)).toEqual({
      plugins: [],
      module: {rules: []},
      optimization: {splitChunks: {cacheGroups: {}}},
    });
    expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
      expect.stringContaining('names of fonts'),
      expect.stringContaining('list of all pages'),
      expect.stringContaining('what half of all pages'),
    ]);
  });

  it('names files of a theme, such as fonts, with the first digits of their hash', () => {
    const font = {loader: 'url-loader', options: {limit: 10000, name: 'assets/fonts/[name]-[contenthash].[ext]'}};
    const rules = [{test: /a/, use: ['style-loader', font]}, {test: /b/, loader: 'c'}, '...' as const];
    shortHashes({rules});
    expect(font.options).toEqual({limit: 10000, name: 'assets/fonts/[name]-[contenthash:8].[ext]'});
    shortHashes(undefined);
  });

  it('keeps what few pages share with these, however few pages there are', () => {
    const common = (minChunks: number): object => sharedByMany({splitChunks: {cacheGroups: {common: {minChunks}}}});
    expect([common(3), common(250)]).toEqual([{common: {minChunks: 100}}, {common: {minChunks: 250}}]);
  });
});
