import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Part} from '@lectern/kit/part';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pages} from './index';
import {forgetOthers, cachePages} from './pageCache';
import {indexParts, partsIn} from './partsOf';

let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  cache = path.join(folder, 'cache');
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
  write('server.bundle.js', 'render');
  write('assets/js/a.js', 'text of a');
  write('assets/js/b.js', 'text of b');
  write('assets/js/lazy.js', 'loaded by a component');
});

afterEach(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

/** Builds both pages; the answer is which of them were rendered. */
async function build(): Promise<string[]> {
  const rendered: string[] = [];
  const render = ({pathname}: {pathname: string}): Promise<{html: string}> => {
    rendered.push(pathname);
    return Promise.resolve({html: `<p>${pathname}</p>`});
  };
  const parts = {of: (pathname: string) => [pathname.slice(1)], all: ['a', 'b']};
  const page = cachePages(render, parts, {bundle: path.join(folder, 'server.bundle.js'), cache});
  for (const pathname of ['/a', '/b']) {
    await expect(page({pathname})).resolves.toEqual({html: `<p>${pathname}</p>`});
  }
  return rendered;
}

describe('a page is rendered', () => {
  beforeEach(async () => {
    expect(await build()).toEqual(['/a', '/b']);
  });

  it('once, as long as nothing of it changes', async () => {
    expect(await build()).toEqual([]);
  });

  it('again when its own part has changed', async () => {
    write('assets/js/b.js', 'another text of b');
    expect(await build()).toEqual(['/b']);
  });

  it.each([
    ['what renders pages', 'server.bundle.js'],
    ['a part of no page in particular', 'assets/js/lazy.js'],
    ['such a part, which is new', 'assets/js/other.js'],
  ])('again when %s has changed', async (_, file) => {
    write(file, 'changed');
    expect(await build()).toEqual(['/a', '/b']);
  });

  it('again when what was kept of it is damaged', async () => {
    const [first = ''] = readdirSync(cache);
    writeFileSync(path.join(cache, first), 'half of');
    expect(await build()).toHaveLength(1);
  });

  it('again when it was forgotten meanwhile, as pages are that are no more', async () => {
    forgetOthers(cache, ['/a']);
    expect(await build()).toEqual(['/b']);
  });

  it('again when it is asked for in another way', async () => {
    const render = vi.fn((_: {pathname: string; again: boolean}) => Promise.resolve({}));
    const parts = {of: () => ['a'], all: ['a', 'b']};
    await cachePages(render, parts, {bundle: path.join(folder, 'server.bundle.js'), cache})({
      pathname: '/a',
      again: true,
    });
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('the bundle that renders pages', () => {
  const utils = {currentBundler: {instance: {DefinePlugin: class {}}}} as never;
  const configure = (main: string, filename: string): object => {
    const part = pages({siteDir: folder, i18n: {currentLocale: 'en'}} as LoadContext) as Part;
    return part.configureWebpack!({entry: {main}, output: {filename}}, true, utils, undefined) as object;
  };
  const stock = '/node_modules/@docusaurus/core/lib/client/serverEntry.js';

  it('begins with what keeps pages', () => {
    expect(configure(stock, 'server.bundle.js')).toMatchObject({
      entry: {main: expect.stringMatching(/serverEntry$/) as string},
    });
  });

  it('is left as it is where it is made in another way, which is said once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([configure('/lib/render.js', 'server.bundle.js'), configure(stock, 'main.js')]).toEqual([{}, {}]);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0])).toContain('each build renders all pages');
    warn.mockRestore();
  });
});

it('forgets nothing where nothing was kept', () => {
  expect(() => forgetOthers(cache, [])).not.toThrow();
});

describe('the parts of a page', () => {
  const parts = {
    '/docs-ef5': {__comp: 'root', __context: {plugin: 'plugin'}},
    '/docs-a01': {__comp: 'version', version: 'props'},
    '/docs/my-page-3c7': {__comp: 'doc', content: 'text'},
    '/docs/tags-9b2': {__comp: 'tags', items: [{content: 'one'}, {content: 'two'}]},
  };
  const routes = (...paths: string[]): {route: {path: string}}[] => paths.map((path) => ({route: {path}}));

  it('are those of all routes that it matches', () => {
    expect(indexParts(parts)(routes('/docs', '/docs', '/docs/my-page'))).toEqual([
      'doc',
      'plugin',
      'props',
      'root',
      'text',
      'version',
    ]);
  });

  it('may stand in lists', () => {
    expect(indexParts(parts)(routes('/docs/tags'))).toEqual(['one', 'tags', 'two']);
    expect(partsIn(parts)).toHaveLength(9);
  });
});
