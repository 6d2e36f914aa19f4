import {createHash} from 'node:crypto';
import {mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {buildLanguage} from '../../scripts/build/buildLanguage';
import {locales} from '../../src/config/i18n';

/** Made of whole builds by later steps: scripts/build, scripts/headers. */
const madeLater = /^(?:build\.json|_headers.*)$|\.(?:br|gz)$/;

async function hashes(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await readdir(folder, {recursive: true})).sort()) {
    const file = path.join(folder, name);
    if (madeLater.test(name) || !(await stat(file)).isFile()) continue;
    files.set(
      name,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return files;
}

it('a build of the same sources without any cache, a language at a time, has the same bytes', async () => {
  const folder = await mkdtemp('.cache/again-');
  try {
    const again = new Map<string, string>();
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    for (const locale of locales) {
      const out = path.join(folder, locale);
      expect(await buildLanguage(locale, out, [], {atOnce: 1, heap: 4096})).toBe(0);
      for (const [file, hash] of await hashes(out)) again.set(file, hash);
    }
    const before = await hashes('build');
    expect([...again.keys()].sort()).toEqual([...before.keys()].sort());
    expect([...again].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)).toEqual([]);
  } finally {
    delete process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    await rm(folder, {recursive: true, force: true});
  }
}, 900_000);

it('pages that are kept from the build before are those that it rendered', async () => {
  const folder = await mkdtemp('.cache/again-');
  const [first = ''] = (await readdir('.cache/pages/en')).sort();
  const file = path.join('.cache/pages/en', first);
  const kept = await readFile(file);
  try {
    // One of them is marked, to see that they are taken.
    const {key, page} = JSON.parse(gunzipSync(kept).toString()) as {key: string; page: {html: string}};
    await writeFile(file, gzipSync(JSON.stringify({key, page: {...page, html: `${page.html}<!--kept-->`}})));
    expect(await buildLanguage('en', folder, [], {atOnce: 1, heap: 4096})).toBe(0);
    // The bundler names a script otherwise when it takes parts of it from its own cache.
    const read = async (base: string, name: string): Promise<string> =>
      (await readFile(path.join(base, name), 'utf8')).replace(/\/assets\/js\/\S+?\.js/g, '');
    const pages = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(150);
    const changed: string[] = [];
    for (const name of pages) {
      const [now, then] = await Promise.all([read(folder, name), read('build', name)]);
      if (now !== then) changed.push(now.replace('<!--kept-->', '') === then ? 'the marked one' : name);
    }
    expect(changed).toEqual(['the marked one']);
  } finally {
    await writeFile(file, kept);
    await rm(folder, {recursive: true, force: true});
  }
}, 900_000);
