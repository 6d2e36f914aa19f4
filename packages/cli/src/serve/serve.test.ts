import {mkdtemp, rm, writeFile, mkdir} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cleanAddress, notFoundPage} from './address';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {createSiteServer} from './server';

const roots = {baseUrl: '/', languages: ['fr']};

describe('clean addresses', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/guides', '/docs/guides'],
    ['/docs/guides/', '/docs/guides'],
    ['/docs/guides.html', '/docs/guides'],
    ['/docs/guides/index.html', '/docs/guides'],
    ['/docs/guides/index', '/docs/guides'],
    ['/fr', '/fr/'],
    ['/fr/index.html', '/fr/'],
    ['/fr/docs/guides.html', '/fr/docs/guides'],
    ['//evil.example/docs', '/evil.example/docs'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads to %s', (pathname, address) => {
    expect(cleanAddress(pathname, roots)).toBe(address);
  });

  it('works below a base path', () => {
    expect(cleanAddress('/site/fr/index.html', {baseUrl: '/site/', languages: ['fr']})).toBe('/site/fr/');
    expect(notFoundPage('/site/fr/none', {baseUrl: '/site/', languages: ['fr']})).toBe('fr/404.html');
  });
});

describe('headers', () => {
  it('are read, and joined where several rules match', () => {
    const rules = parseHeaders('# comment\n/*\n  A: 1\n  B: x: y\n\n/assets/*\n  A: 2\n');
    expect([...headersFor('/assets/a.js', rules)]).toEqual([
      ['A', '1, 2'],
      ['B', 'x: y'],
    ]);
    expect(headersFor('/', rules).get('A')).toBe('1');
  });

  it('can be taken back, and set anew', () => {
    const rules = parseHeaders('/*\n  A: 1\n  B: 2\n\n/assets/*\n  ! A\n  ! B\n  B: 3\n');
    expect([...headersFor('/assets/a.js', rules)]).toEqual([['B', '3']]);
  });

  it('name the line that cannot be read', () => {
    expect(() => parseHeaders('/*\nno indent: 1\n')).toThrow('_headers:2: expected a path');
    expect(() => parseHeaders('/*\n  ! A: 1\n')).toThrow('_headers:2: expected a path');
    expect(() => parseHeaders('/*\n  A\n')).toThrow('_headers:2: expected a path');
  });
});

describe('the server', () => {
  let folder: string;
  let server: ReturnType<typeof createSiteServer>;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
    await mkdir(path.join(folder, 'fr/docs/guides'), {recursive: true});
    for (const file of [
      'index',
      '404',
      'fr/index',
      'fr/404',
      'fr/docs/guides',
      'fr/docs/guides/one',
      'fr/docs/guides/404',
    ]) {
      await writeFile(path.join(folder, `${file}.html`), file);
    }
    await writeFile(path.join(folder, '_redirects'), '/fr/old /fr/docs/guides 301\n/part /docs/guides#one 301\n');
    server = createSiteServer({folder, headersFile: 'deploy/_headers', ...roots});
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.close();
    await rm(folder, {recursive: true});
  });

  it.each([
    ['/', 200, 'index'],
    ['/fr/', 200, 'fr/index'],
    ['/fr/docs/guides', 200, 'fr/docs/guides'],
    ['/fr/docs/guides/one', 200, 'fr/docs/guides/one'],
    ['/fr/docs/guides/404', 200, 'fr/docs/guides/404'],
    ['/none', 404, '404'],
    ['/404', 404, '404'],
    ['/fr/none', 404, 'fr/404'],
    ['/fr/404', 404, 'fr/404'],
    ['/../package.json', 404, '404'],
    ['/%2e%2e/package.json', 404, '404'],
  ])('answers %s with %i %s', async (pathname, status, text) => {
    const response = await fetch(origin + pathname);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('answers for a language that was not built in the one that was', async () => {
    await rm(path.join(folder, 'fr/404.html'));
    const response = await fetch(`${origin}/fr/none`);
    expect([response.status, await response.text()]).toEqual([404, '404']);
  });

  it('leads to the clean address and keeps the query', async () => {
    const response = await fetch(`${origin}/fr/docs/guides.html?a=1`, {redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([301, '/fr/docs/guides?a=1']);
  });

  it.each([
    ['/fr/old', '/fr/docs/guides'],
    ['/fr/old.html?a=1', '/fr/docs/guides?a=1'],
    ['/part?a=1', '/docs/guides?a=1#one'],
  ])('leads %s to where the page has moved, %s', async (old, address) => {
    const response = await fetch(origin + old, {redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([301, address]);
  });

  it('sends what was compressed beforehand to those who read it', async () => {
    await writeFile(path.join(folder, 'fr/docs/guides/one.html.br'), brotliCompressSync('compressed'));
    const ask = (encoding: string) => fetch(`${origin}/fr/docs/guides/one`, {headers: {'accept-encoding': encoding}});
    const [packed, plain] = [await ask('br'), await ask('identity')];
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'compressed']);
    expect(packed.headers.get('content-type')).toContain('text/html');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'fr/docs/guides/one']);
  });

  it('sends the shipped headers', async () => {
    const response = await fetch(origin);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('begins in the one language of a build', async () => {
    for (const file of ['index', '404']) await rm(path.join(folder, `${file}.html`));
    const alone = createSiteServer({folder, headersFile: 'deploy/_headers', ...roots});
    await new Promise<void>((resolve) => alone.listen(0, resolve));
    const address = `http://localhost:${(alone.address() as AddressInfo).port}`;
    try {
      const root = await fetch(`${address}/`, {redirect: 'manual'});
      expect([root.status, root.headers.get('location')]).toEqual([302, '/fr/']);
      await writeFile(path.join(folder, 'fr/404.html'), 'fr/404');
      const missing = await fetch(`${address}/none`);
      expect([missing.status, await missing.text()]).toEqual([404, 'fr/404']);
    } finally {
      alone.close();
    }
  });

  it('says what to do when there is no build', () => {
    expect(() => createSiteServer({folder: 'none', headersFile: 'deploy/_headers', ...roots})).toThrow('npm run build');
  });
});
