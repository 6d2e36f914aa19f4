import {type ChildProcess, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inEachLanguage, nginxHeaders, withPolicy} from '@lectern/publish/headers/forms';
import {contentSecurityPolicy, readInline} from '@lectern/publish/headers/policy';
import {nginxLanguages, nginxRules} from '@lectern/publish/redirects/forms';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {hasNginx, startNginx} from '../support/nginx';

const shipped = inEachLanguage(readFileSync('deploy/_headers', 'utf8'), ['/fr']);
const policy = contentSecurityPolicy(readInline(['<script>go()</script>']));

if (!hasNginx) console.warn('nginx is not installed: the suite for deploy/nginx.conf is left out.');

describe.skipIf(!hasNginx)('deploy/nginx.conf', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    writeSite();
    ({nginx, origin} = await startNginx(folder));
  });

  afterAll(() => {
    nginx.kill();
    rmSync(folder, {recursive: true, force: true});
  });

  function writeSite(): void {
    const files = [
      'index',
      '404',
      'docs/guides',
      'docs/guides/one',
      'fr/index',
      'fr/404',
      'fr/docs/guides',
      'pt-BR/404',
      'french',
      'handbook/index',
      'handbook/404',
      'handbook/docs/guides',
      'handbook/fr/404',
    ];
    for (const file of [
      ...files.map((name) => `${name}.html`),
      'assets/js/main.123.js',
      'assets/css/styles.123.css',
      'handbook/assets/js/main.123.js',
      'handbook/_headers',
      'fr/context-help.json',
      'fr/docs/guides.md',
    ]) {
      const target = path.join(folder, 'site', file);
      mkdirSync(path.dirname(target), {recursive: true, mode: 0o755});
      writeFileSync(target, file);
    }
    writeFileSync(path.join(folder, 'site/large.html'), 'text '.repeat(1000));
    const headers = withPolicy(shipped, policy);
    writeFileSync(path.join(folder, 'site/_headers.nginx'), nginxHeaders(parseHeaders(headers)));
    writeFileSync(
      path.join(folder, 'site/_redirects.nginx'),
      nginxRules({'/docs/old': '/docs/guides', '/docs/part': '/docs/guides#one'}, ['/', '/fr/']),
    );
    writeFileSync(
      path.join(folder, 'site/_languages.nginx'),
      nginxLanguages(['/', '/fr/', '/pt-BR/']) + nginxLanguages(['/handbook/', '/handbook/fr/']),
    );
    spawnSync('chmod', ['-R', 'a+rX', folder]);
  }

  const get = (address: string): Promise<Response> => fetch(origin + address, {redirect: 'manual'});

  it.each([
    ['/', 200, 'index.html'],
    ['/fr/', 200, 'fr/index.html'],
    ['/docs/guides', 200, 'docs/guides.html'],
    ['/docs/guides/one', 200, 'docs/guides/one.html'],
    ['/fr/docs/guides', 200, 'fr/docs/guides.html'],
    ['/assets/js/main.123.js', 200, 'assets/js/main.123.js'],
    ['/french', 200, 'french.html'],
    ['/none', 404, '404.html'],
    ['/docs', 404, '404.html'],
    ['/pt-BR/none', 404, 'pt-BR/404.html'],
    ['/fr/404', 404, 'fr/404.html'],
    ['/_languages.nginx', 404, '404.html'],
    ['/404', 404, '404.html'],
    ['/fr/none', 404, 'fr/404.html'],
    ['/fr/docs/none', 404, 'fr/404.html'],
    ['/%5Cevil.example/', 404, '404.html'],
    ['/%5C%5Cevil.example', 404, '404.html'],
    ['/_headers.nginx', 404, '404.html'],
    ['/_redirects', 404, '404.html'],
    ['/handbook/', 200, 'handbook/index.html'],
    ['/handbook/docs/guides', 200, 'handbook/docs/guides.html'],
    ['/handbook/docs/none', 404, 'handbook/404.html'],
    ['/handbook/404', 404, 'handbook/404.html'],
    ['/handbook/fr/none', 404, 'handbook/fr/404.html'],
    ['/handbook/_headers', 404, 'handbook/404.html'],
  ])('answers %s with %i and %s', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/index.html', '/'],
    ['/docs/guides/', '/docs/guides'],
    ['/docs/guides.html', '/docs/guides'],
    ['/docs/guides/index.html', '/docs/guides'],
    ['/docs/guides.html?a=1', '/docs/guides?a=1'],
    ['/fr', '/fr/'],
    ['/fr/index?a=1', '/fr/?a=1'],
    ['/fr/docs/guides/', '/fr/docs/guides'],
    ['/fr/index.html', '/fr/'],
    ['/fr/docs/guides.html', '/fr/docs/guides'],
    ['///evil.example/', '/evil.example'],
    ['/docs/old?a=1', '/docs/guides?a=1'],
    ['/fr/docs/part?a=1', '/fr/docs/guides?a=1#one'],
    ['/handbook', '/handbook/'],
    ['/handbook/index.html', '/handbook/'],
    ['/handbook/docs/guides/', '/handbook/docs/guides'],
  ])('leads from %s to %s', async (address, target) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  });

  // `fetch` would tidy such addresses up before it asks.
  it.each(['/../nginx.conf', '/%2e%2e/nginx.conf', '/docs/..%2f..%2fnginx.conf', '/docs/../../nginx.conf'])(
    'keeps %s inside the site',
    async (address) => {
      expect(await statusOf(origin, address)).toBe(400);
    },
  );

  it('compresses what is text', async () => {
    const {headers} = await fetch(`${origin}/large`, {headers: {'accept-encoding': 'gzip'}});
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  });

  it.each([
    '/',
    '/assets/js/main.123.js',
    '/assets/css/styles.123.css',
    '/fr/context-help.json',
    '/fr/docs/guides.md',
    '/none',
  ])('sends the same headers for %s as deploy/_headers asks', async (address) => {
    const asked = headersFor(address, parseHeaders(withPolicy(shipped, policy)));
    const {headers} = await get(address);
    expect([...asked.keys()].map((name) => [name, headers.get(name)])).toEqual([...asked]);
    expect(headers.has('Content-Security-Policy')).toBe(asked.has('Content-Security-Policy'));
  });

  it('lets browsers keep files with a hash below a path, too', async () => {
    const {headers} = await get('/handbook/assets/js/main.123.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/docs/guides', '/fr/docs/guides.md', '/none', '/assets/js/none.123.js', '/fr/assets/js/none.123.js'])(
    'asks browsers to check %s at each visit',
    async (address) => {
      expect((await get(address)).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    },
  );
});

function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(origin, {path}, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
