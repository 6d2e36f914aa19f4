import {type ChildProcess, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer as createProxy, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {inEachLanguage, nginxHeaders, withPolicy} from '@lectern/publish/headers/forms';
import {parseHeaders} from '@lectern/publish/headers/parse';
import {hasApache, startApache} from '../support/apache';
import {hasNginx, startNginx} from '../support/nginx';

/** The docs name these lines for a site behind a password and behind a sign-on. */
const [password, signOn] = [
  ...readFileSync('docs/private-site.md', 'utf8').matchAll(/```nginx title="[^"]*docs\.conf"\n([^`]*)/g),
].map(([, lines]) => lines!);

/** The password is `secret`. */
const passwordFile = 'docs:$apr1$NJdQAVin$jnf.Tsjf1CGwPKcWqwKuv.\n';
const signedIn = {authorization: `Basic ${btoa('docs:secret')}`};

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
    const shipped = inEachLanguage(readFileSync('deploy/_headers', 'utf8'), ['/fr']);
    const headers = nginxHeaders(parseHeaders(withPolicy(shipped, 'policy')));
    for (const [name, text] of Object.entries({headers, redirects: '', languages: ''}))
      writeFileSync(`${folder}/site/_${name}.nginx`, text);
    writeFileSync(`${folder}/docs.htpasswd`, passwordFile);
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
    ({nginx, origin} = await startNginx(folder, password!.replace('/etc/nginx', folder)));
    expect(await statuses({})).toEqual(all(401));
    expect(await statuses(signedIn)).toEqual(all(200, 404));
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
    ({nginx, origin} = await startNginx(folder, signOn!.replace('127.0.0.1:4180', `127.0.0.1:${port}`)));
    expect(await statuses({})).toEqual(all(302));
    expect(await statuses({cookie: 'signed=in'})).toEqual(all(200, 404));
    const {headers} = await fetch(`${origin}/assets/js/main.123.js?v=1&w=2`, {redirect: 'manual'});
    expect(headers.get('location')).toBe('https://login.example/?/assets/js/main.123.js?v=1&w=2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('content-security-policy')).toBe(false);
  });
});

it.skipIf(!hasApache)('Apache asks for the password of docs/private-site.md before it sends anything', async () => {
  const [, lines = ''] =
    /```text title="[^"]*docs\.conf"\n([^`]*)/.exec(readFileSync('docs/private-site.md', 'utf8')) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'private-'));
  const files = ['guide.html', 'search-docs.json', 'llms-full.txt'];
  mkdirSync(`${folder}/site`);
  for (const file of files) writeFileSync(`${folder}/site/${file}`, file);
  writeFileSync(`${folder}/site/.htaccess`, readFileSync('deploy/htaccess', 'utf8'));
  writeFileSync(`${folder}/docs.htpasswd`, passwordFile);
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const {apache, origin} = await startApache(folder, lines.replace('/etc/apache2', folder));
  try {
    const addresses = ['guide', ...files.slice(1), 'none'];
    const statuses = (headers: Record<string, string>): Promise<number[]> =>
      Promise.all(addresses.map(async (address) => (await fetch(`${origin}/${address}`, {headers})).status));
    expect(await statuses({})).toEqual([401, 401, 401, 401]);
    expect(await statuses(signedIn)).toEqual([200, 200, 200, 404]);
  } finally {
    apache.kill();
    rmSync(folder, {recursive: true, force: true});
  }
});
