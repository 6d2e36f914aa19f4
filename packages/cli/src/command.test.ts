import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {command} from './command';

const bin = path.resolve('packages/cli/bin/lectern.cjs');
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

it('goes on where nobody reads its output any more', async () => {
  const piped = promisify(execFile)('bash', ['-o', 'pipefail', '-c', '"$0" "$1" --help | true', process.execPath, bin]);
  expect(await piped).toEqual({stdout: '', stderr: ''});
});

it('says which commands there are', async () => {
  await command(siteDir, []);
  expect(said.join()).toMatch(/check .*links .*smoke /s);
  await expect(command(siteDir, ['link'])).rejects.toThrow('There is no command “link”. Did you mean “links”?');
  await expect(command(siteDir, ['links', 'smoke'])).rejects.toThrow('“smoke” stands alone');
});

it.each([
  ['serve', /^lectern serve \[--dir build\] .*--port 3000\]\n {2}serves the built site/],
  ['new', /^lectern new \[--kind doc\] .*--title "…"/],
  ['languages', /^lectern languages\n/],
])('says how to use “%s”', async (name, usage) => {
  await command(siteDir, [name, '--help']);
  expect(said.join('\n')).toMatch(usage);
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

const site = (files: Record<string, string>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
};

it('checks types with the TypeScript of the site, and leaves a site without types alone', async () => {
  await command(siteDir, ['check', 'types']);
  expect(said).toEqual(['Sources: types, 0 problem(s).']);
  site({
    'node_modules/typescript/package.json': '{}',
    'node_modules/typescript/bin/tsc':
      'console.log("a.ts(1,1): error\\n  because\\nb.ts(1,1): error"); process.exitCode = 2;',
    'tsconfig.json': '{}',
  });
  await command(siteDir, ['check', 'types']);
  expect(said.slice(1)).toEqual(['a.ts(1,1): error\n  because', 'b.ts(1,1): error', 'Sources: types, 2 problem(s).']);
});

const stranger = {
  'docusaurus.config.js':
    "module.exports = {title: 'A', url: 'https://docs.example', baseUrl: '/', presets: [['classic', {docs: {routeBasePath: '/'}}]]};",
  'docs/a.md':
    '---\ndescription: What this page is for, in a sentence that is long enough.\n---\n\n# A\n\n### Deep\n\n[b](./b.md#none), [b](/b#nowhere)\n',
  'docs/b.md': '# B\n\n## Some\n',
};

it('checks the pages of any site, which need say nothing', async () => {
  site(stranger);
  await command(siteDir, ['check']);
  expect(said).toEqual([
    'Sources: types, 0 problem(s).',
    'docs/b.md:1  Warning: “description” is missing in the front matter.\n    Add a line “description: …” between the two “---” lines.',
    'docs/a.md:9  There is no “#none” in docs/b.md.\n    Did you mean “#some”?',
    'docs/a.md:9  There is no “#nowhere” in docs/b.md.\n    Give the heading that you mean an id: “## Title {#nowhere}”.',
    'docs/a.md:7  Warning: A heading of level 3 follows one of level 1.\n    Give it 2 “#”.',
    'Content: 2 pages read, 2 problem(s), 2 warning(s).',
  ]);
  expect(process.exitCode).toBe(1);
});

it.each([
  [
    "rules: {headingOrdr: 'error'}",
    'lectern.config.mjs, headingOrdr: there is no such rule. Did you mean “headingOrder”?',
  ],
  ["rules: {tags: 'wran'}", 'lectern.config.mjs, tags: there is no level “wran”. Did you mean “warn”?'],
  ['rulse: {}', 'lectern.config.mjs: there is no option “rulse”. Did you mean “rules”?'],
])('stops at a setting that is not known: %s', async (settings, message) => {
  site({...stranger, 'lectern.config.mjs': `export default {${settings}};`});
  await expect(command(siteDir, ['check', 'content'])).rejects.toThrow(message);
});

it('takes the levels of rules from the settings', async () => {
  site({...stranger, 'lectern.config.mjs': "export default {rules: {headingOrder: 'off', descriptions: 'error'}};"});
  await command(siteDir, ['check', 'content']);
  expect(said.at(-1)).toBe('Content: 2 pages read, 3 problem(s), 0 warning(s).');
  await expect(command(siteDir, ['check', 'contents'])).rejects.toThrow('no check “contents”. Did you mean “content”?');
});

it('says where there is no site', async () => {
  await expect(command(siteDir, ['check', 'content'])).rejects.toThrow('There is no docusaurus.config.ts here.');
});
