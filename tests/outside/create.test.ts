/** What the packed `create-lectern` makes, with packed packages: a site of a stranger, which tests itself. */
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import './packed';
import {isFull, link, runToEnd, unpack} from './modules';

let parent: string;

interface NewSite {
  folder: string;
  /** Its own files, by their names. */
  files: () => Record<string, string>;
  /** Runs its own test to its end, in the time that its reader was told. */
  test: () => Promise<void>;
  remove: (...names: string[]) => void;
}

const usual = {
  name: 'Acme Docs',
  url: 'https://docs.acme.example',
  repository: 'https://github.com/acme/docs',
  languages: 'en',
  without: '',
};

/** With `OUTSIDE=full`, npm installs all that the packages say that they need. */
async function create(given: Partial<typeof usual> = {}): Promise<NewSite> {
  const folder = mkdtempSync(path.join(parent, 'site-'));
  const flags = Object.entries({...usual, ...given}).flatMap(([name, value]) => [`--${name}`, value]);
  const made = await runToEnd(
    'node',
    [path.join(parent, 'create/bin/create-lectern.cjs'), folder, ...flags, '--yes'],
    parent,
  );
  expect(made.code, made.output).toBe(0);
  const files = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => !/\/(?:node_modules|\.packages)\//.test(file))
        .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
    );
  return {
    folder,
    files,
    async test() {
      await install(folder);
      const begin = performance.now();
      const {code, output} = await runToEnd('npm', ['test'], folder);
      const seconds = (performance.now() - begin) / 1000;
      console.log(`${JSON.stringify(given)}: its own test took ${Math.round(seconds)} s`);
      expect(code, output).toBe(0);
      expect(output).toMatch(/Browser: \d+ pages opened, 0 problem\(s\)/);
      expect(seconds).toBeLessThan(mostSeconds);
    },
    remove(...names) {
      for (const name of names) rmSync(path.join(folder, name), {recursive: true, force: true});
    },
  };
}

/** The components that only our packages have. */
const components = (): string[] =>
  readdirSync('packages')
    .map((name) => path.join('packages', name, 'src/themeModules.d.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/declare module '(@theme\/[^']+)'/g)].map(([, name]) => name!),
    );

/** On two processors, which other tests use at the same time. */
const mostSeconds = 300;

const samples = ['blog', 'docs', 'i18n', 'openapi.yaml', 'schema.graphql'];

async function install(folder: string): Promise<void> {
  const packed = Object.fromEntries(Object.entries(inject('packed')).filter(([name]) => name !== 'create-lectern'));
  if (!isFull) return link(packed, path.join(folder, 'node_modules'));
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...Object.values(packed)];
  const {code, output} = await runToEnd('npm', words, folder);
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'create-'));
  await unpack(inject('packed')['create-lectern']!, path.join(parent, 'create'));
});
afterAll(() => rmSync(parent, {recursive: true, force: true}));

describe('a new site', () => {
  it('has few files, few lines besides its content, and the name of its maker in one line', async () => {
    const files = Object.entries((await create({languages: 'en,fr'})).files());
    const isContent = (name: string): boolean => /^(?:blog|docs|i18n)\/|^(?:openapi|schema)\./.test(name);
    const lines = files.filter(([name]) => !isContent(name)).flatMap(([, text]) => text.trimEnd().split('\n'));
    expect(files.length).toBeLessThanOrEqual(30);
    expect(lines.length).toBeLessThanOrEqual(400);
    // Commands and packages that it depends on are named as they are called.
    const naming = files.flatMap(([name, text]) =>
      text
        .split('\n')
        .filter((line) => /lectern/i.test(line.replace(/@lectern\/|\blectern (?:check|links|serve|smoke)\b/g, '')))
        .map(() => name),
    );
    expect(naming).toEqual(['README.md']);
  });

  it('passes its own test', async () => {
    await (await create()).test();
  });

  it('has nothing to be mended, and is given a page in each of its languages by the packed command', async () => {
    const {folder, files} = await create({languages: 'en,fr'});
    await install(folder);
    // Who wraps a component in TypeScript names it so.
    writeFileSync(
      path.join(folder, 'src/known.ts'),
      components()
        .map((name) => `import type {} from '${name}';\n`)
        .join(''),
    );
    const checked = await runToEnd('npx', ['lectern', 'check'], folder);
    expect(checked.output).toMatch(/Content: \d+ pages read, 0 problem\(s\), 0 warning\(s\)\./);
    const description = 'Copy the database to a safe place, check the copy, and restore it when you need it.';
    const answers = ['--kind', 'doc', '--path', 'guide/backups', '--title', 'Backups', '--description', description];
    const {code, output} = await runToEnd('npx', ['lectern', 'new', ...answers], folder);
    expect(code, output).toBe(0);
    expect(files()['docs/guide/backups.md']).toContain('title: Backups');
    expect(files()['i18n/fr/docusaurus-plugin-content-docs/current/guide/backups.md']).toContain('À traduire');
  });

  it('is built in all of its languages by the packed command', async () => {
    const {folder, files} = await create({languages: 'en,fr', without: 'blog,graphql,rest'});
    await install(folder);
    const {code, output} = await runToEnd('npx', ['lectern', 'build'], folder);
    expect(code, output).toBe(0);
    expect(Object.keys(files())).toEqual(expect.arrayContaining(['build/index.html', 'build/fr/index.html']));
  });

  it('passes it in two directions, without some parts, after its samples are gone', async () => {
    const {test, remove} = await create({languages: 'en,ar', without: 'blog,graphql'});
    remove(...samples);
    await test();
  });
});

it('leaves a folder alone that has something in it', async () => {
  const {folder, files} = await create({without: 'blog'});
  const before = files();
  const again = await runToEnd('node', [path.join(parent, 'create/bin/create-lectern.cjs'), folder, '--yes'], parent);
  expect(again).toMatchObject({code: 1, output: expect.stringContaining('is not empty') as string});
  expect(files()).toEqual(before);
});

/** Each takes minutes. */
describe.runIf(isFull)('its own test passes', () => {
  it.each([
    {languages: 'fr'},
    {languages: 'en,fr'},
    {languages: 'en,fr,de'},
    {languages: 'ar'},
    {languages: 'en,de', without: 'blog,graphql'},
    {without: 'wiki'},
    {without: 'rest'},
    {without: 'blog,wiki,rest,graphql'},
  ])('with %j', async (given) => {
    await (await create(given)).test();
  });

  it('after it has another name', async () => {
    const {folder, test} = await create({languages: 'en,fr'});
    const config = path.join(folder, 'docusaurus.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll('Acme Docs', 'Bell & Sons'));
    await test();
  });

  it.each([
    ['all of its pages', samples],
    ['its docs', ['docs']],
  ])('after %s are gone', async (_, gone) => {
    const {test, remove} = await create({languages: 'en,fr'});
    remove(...gone);
    await test();
  });
});
