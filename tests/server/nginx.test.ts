import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer as createProxy, request, type Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {inEachLanguage, nginxHeaders, withPolicy} from '@lectern/publish/headers/forms';
import {contentSecurityPolicy, readInline} from '@lectern/publish/headers/policy';
import {nginxLanguages, nginxRules} from '@lectern/publish/redirects/forms';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';

const shipped = inEachLanguage(readFileSync('deploy/_headers', 'utf8'), ['/fr']);
const policy = contentSecurityPolicy(readInline(['<script>go()</script>']));

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('nginx is not installed: the suite for deploy/nginx.conf is left out.');

// A machine without nginx can run all the other tests.
describe.skipIf(!hasNginx)('deploy/nginx.conf', () => {
  let folder: string;
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    writeSite();
    ({nginx, origin} = await start(folder));
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

/** The docs name these lines for a site behind a password and behind a sign-on. */
const [password, signOn] = [
  ...readFileSync('docs/private-site.md', 'utf8').matchAll(/```nginx title="[^"]*docs\.conf"\n([^`]*)/g),
].map(([, lines]) => lines!);

describe.skipIf(!hasNginx)('docs/private-site.md', () => {
  const files = ['/', '/docs/guide', '/docs/guide.md', '/assets/js/main.123.js', '/search-docs.json', '/llms-full.txt'];
  let folder: string;
  let nginx: ChildProcess | undefined;
  let proxy: Server | undefined;
  let origin: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'private-'));
    for (const file of ['/index.html', '/docs/guide.html', '/404.html', ...files.slice(2)]) {
      mkdirSync(path.dirname(`${folder}/site${file}`), {recursive: true});
      writeFileSync(`${folder}/site${file}`, file);
    }
    const headers = nginxHeaders(parseHeaders(withPolicy(shipped, policy)));
    for (const [name, text] of Object.entries({headers, redirects: '', languages: ''}))
      writeFileSync(`${folder}/site/_${name}.nginx`, text);
    // The password is `secret`.
    writeFileSync(`${folder}/docs.htpasswd`, 'docs:$apr1$NJdQAVin$jnf.Tsjf1CGwPKcWqwKuv.\n');
    spawnSync('chmod', ['-R', 'a+rX', folder]);
  });
  afterEach(() => {
    nginx?.kill();
    proxy?.close();
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  const statuses = (headers: Record<string, string>): Promise<[string, number][]> =>
    Promise.all(
      [...files, '/none'].map(async (file) => [
        file,
        (await fetch(origin + file, {headers, redirect: 'manual'})).status,
      ]),
    );
  const all = (status: number, missing = status): [string, number][] => [
    ...files.map((file): [string, number] => [file, status]),
    ['/none', missing],
  ];

  it('asks for the password before it sends anything', async () => {
    ({nginx, origin} = await start(folder, password!.replace('/etc/nginx', folder)));
    expect(await statuses({})).toEqual(all(401));
    expect(await statuses({authorization: `Basic ${btoa('docs:secret')}`})).toEqual(all(200, 404));
  });

  it('leads to the sign-in before it sends anything, and keeps neither that nor the policy of the site', async () => {
    // In place of oauth2-proxy.
    proxy = createProxy(({headers, url}, response) => {
      if (url === '/oauth2/auth') response.writeHead(headers.cookie === 'signed=in' ? 202 : 401).end();
      else
        response
          .writeHead(302, {location: `https://login.example/?${String(headers['x-auth-request-redirect'])}`})
          .end();
    });
    await new Promise<void>((resolve) => proxy!.listen(0, '127.0.0.1', resolve));
    const {port} = proxy.address() as AddressInfo;
    ({nginx, origin} = await start(folder, signOn!.replace('127.0.0.1:4180', `127.0.0.1:${port}`)));
    expect(await statuses({})).toEqual(all(302));
    expect(await statuses({cookie: 'signed=in'})).toEqual(all(200, 404));
    const {headers} = await fetch(`${origin}/assets/js/main.123.js?v=1&w=2`, {redirect: 'manual'});
    expect(headers.get('location')).toBe('https://login.example/?/assets/js/main.123.js?v=1&w=2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('content-security-policy')).toBe(false);
  });
});

/** Starts nginx with what is shipped, for the site in a folder, and with further lines in its `server`. */
async function start(folder: string, lines = ''): Promise<{nginx: ChildProcess; origin: string}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};\n${lines}`)
    .replaceAll('/usr/share/nginx/html', path.join(folder, 'site'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body;
     proxy_temp_path ${folder}/proxy; ${server} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {stdio: 'inherit'});
  await answers(origin);
  return {nginx, origin};
}

function statusOf(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(origin, {path}, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const up = await fetch(address, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer at ${address}.`);
}
