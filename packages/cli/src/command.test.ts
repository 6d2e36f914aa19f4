import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {command} from './command';

let siteDir: string;
const said: string[] = [];

function page(file: string, lang: string, body: string): void {
  const place = path.join(siteDir, 'out', file);
  mkdirSync(path.dirname(place), {recursive: true});
  // As a page looks that has been made short.
  const head = `<link data-rh=true rel=canonical href=https://docs.example/base/${file} />`;
  writeFileSync(place, `<!doctype html><html lang=${lang}><head>${head}</head><body><h1>A</h1>${body}</body></html>`);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'command-'));
  said.length = 0;
  const say = (...words: unknown[]): void => void said.push(words.join(' ').trim());
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  rmSync(siteDir, {recursive: true});
});

it('says which commands there are', async () => {
  await command(siteDir, []);
  expect(said.join()).toMatch(/check .*links .*smoke /s);
  await expect(command(siteDir, ['link'])).rejects.toThrow('There is no command “link”. Did you mean “links”?');
  await expect(command(siteDir, ['links', 'smoke'])).rejects.toThrow('“smoke” stands alone');
});

it('knows from a build where it will stand, and its languages', async () => {
  for (const [folder, lang] of [
    ['', 'en'],
    ['fr/', 'fr'],
  ] as const) {
    page(`${folder}404.html`, lang, '');
    page(
      `${folder}index.html`,
      lang,
      `<a href="/base/${folder}a">a</a><a href="https://docs.example/base/${folder}a">a</a>`,
    );
    page(`${folder}a.html`, lang, '');
  }
  await command(siteDir, ['links', '--dir', 'out']);
  expect(said).toEqual(['Site: 4 links on 6 pages followed, 0 problem(s).']);
  expect(process.exitCode).toBe(0);

  rmSync(path.join(siteDir, 'out/fr/a.html'));
  await command(siteDir, ['links', '--dir', 'out']);
  expect(said).toContain('/fr/: /base/fr/a\n    There is no such page.');
  expect(said).toContain('/a: /fr/a\n    Another language has no such page.');
  expect(process.exitCode).toBe(1);
});

it('says where there is no build', async () => {
  await expect(command(siteDir, ['links'])).rejects.toThrow('build”: build it first.');
});

it('checks types with the TypeScript of the site, and leaves a site without types alone', async () => {
  await command(siteDir, ['check']);
  expect(said).toEqual(['Sources: types, 0 problem(s).']);
  mkdirSync(path.join(siteDir, 'node_modules/typescript/bin'), {recursive: true});
  writeFileSync(path.join(siteDir, 'node_modules/typescript/package.json'), '{}');
  writeFileSync(
    path.join(siteDir, 'node_modules/typescript/bin/tsc'),
    'console.log("a.ts(1,1): error\\n  because\\nb.ts(1,1): error"); process.exitCode = 2;',
  );
  writeFileSync(path.join(siteDir, 'tsconfig.json'), '{}');
  await command(siteDir, ['check']);
  expect(said.slice(1)).toEqual(['a.ts(1,1): error\n  because', 'b.ts(1,1): error', 'Sources: types, 2 problem(s).']);
});
