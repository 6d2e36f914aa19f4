import {type ChildProcess, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hasApache, startApache} from '../support/apache';

if (!hasApache) console.warn('Apache is not installed: the suite for deploy/htaccess is left out.');

const files = [
  ...['index', '404', 'docs/guides', 'docs/guides/one', 'fr/index', 'fr/404', 'fr/docs/guides'].map(
    (name) => `${name}.html`,
  ),
  ...['assets/js/main.123.js', 'fr/assets/js/main.123.js', 'fr/docs/guides.md'],
];

/** What the first lines of the file ask for at a sub-path. */
const below = (base: string, rules: string): string =>
  rules.replaceAll('404 /', `404 ${base}/`).replaceAll('m#^/', `m#^${base}/`);

describe.skipIf(!hasApache).each(['', '/handbook'])('deploy/htaccess, for a site at “%s/”', (base) => {
  let folder: string;
  let apache: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'apache-'));
    const site = `${folder}/site${base}`;
    for (const file of files) {
      mkdirSync(path.dirname(`${site}/${file}`), {recursive: true});
      writeFileSync(`${site}/${file}`, file);
    }
    const rules = readFileSync('deploy/htaccess', 'utf8');
    writeFileSync(`${site}/.htaccess`, below(base, rules));
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    ({apache, origin} = await startApache(folder));
  });
  afterAll(() => {
    apache.kill();
    rmSync(folder, {recursive: true, force: true});
  });

  const get = (address: string): Promise<Response> => fetch(origin + base + address, {redirect: 'manual'});

  it.each([
    ['/', 200, 'index.html'],
    ['/fr/', 200, 'fr/index.html'],
    ['/docs/guides', 200, 'docs/guides.html'],
    ['/docs/guides/one', 200, 'docs/guides/one.html'],
    ['/fr/docs/guides', 200, 'fr/docs/guides.html'],
    ['/docs/none', 404, '404.html'],
    ['/fr/docs/none', 404, 'fr/404.html'],
  ])('answers %s with %i and %s', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/docs/guides.html', '/docs/guides'],
    ['/docs/guides.html?a=1', '/docs/guides?a=1'],
    ['/docs/guides/', '/docs/guides'],
    ['/index.html', '/'],
    ['/fr/index.html', '/fr/'],
  ])('leads from %s to %s', async (address, target) => {
    const {status, headers} = await get(address);
    expect([status, headers.get('location')]).toEqual([301, origin + base + target]);
  });

  it('lets browsers keep files with a hash, and has them check all else at each visit', async () => {
    const kept = async (address: string): Promise<unknown> => (await get(address)).headers.get('cache-control');
    for (const address of ['/assets/js/main.123.js', '/fr/assets/js/main.123.js'])
      expect(await kept(address), address).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/docs/guides', '/fr/docs/guides'])
      expect(await kept(address), address).toBe('public, max-age=0, must-revalidate');
  });

  it('names the type and the encoding of Markdown', async () => {
    expect((await get('/fr/docs/guides.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
});
