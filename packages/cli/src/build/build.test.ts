import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {inOwnProcess} from '../ownProcess';
import {siteOf} from '../settings/site';
import {baseUrlsOf} from './baseUrls';
import {rememberBuild} from './lastBuild';
import {mergeBuilds} from './mergeBuilds';
import {readOptions} from './readOptions';
import {memoryLimitFor} from './memoryLimit';
import type {Prepared} from './prepare';

describe('merging builds', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'merge-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  const at = (...names: string[]): string => path.join(folder, ...names);
  function write(name: string, text: string): void {
    mkdirSync(path.dirname(at(name)), {recursive: true});
    writeFileSync(at(name), text);
  }
  function language(locale: string, page: string, sources = 'a'): string {
    write(`${locale}/build.json`, JSON.stringify({sources, locales: [locale]}));
    write(`${locale}/${page}`, locale);
    return at(locale);
  }

  it.each([true, false])('puts the languages into one site, in place of the one before (moves: %s)', async (moves) => {
    write('build/old.html', 'old');
    const folders = [language('en', 'index.html'), language('fr', 'fr/index.html')];
    write('en/img/logo.svg', 'en');
    write('fr/img/flag.svg', 'fr');
    await mergeBuilds(folders, at('build'), {moves});
    expect(readdirSync(at('build'), {recursive: true}).sort()).toEqual([
      'build.json',
      'fr',
      'fr/index.html',
      'img',
      'img/flag.svg',
      'img/logo.svg',
      'index.html',
    ]);
    expect(readFileSync(at('build/fr/index.html'), 'utf8')).toBe('fr');
    expect(JSON.parse(readFileSync(at('build/build.json'), 'utf8'))).toEqual({sources: 'a', locales: ['en', 'fr']});
    expect(readdirSync(at('fr')).includes('build.json')).toBe(!moves);
  });

  it.each([
    ['builds of different sources', () => [language('en', 'a'), language('fr', 'b', 'other')], 'of the same sources'],
    ['a language twice', () => [language('en', 'a'), language('en', 'a')], 'hold the language “en”'],
    ['a folder that is no build', () => [at('nowhere')], 'is no build'],
  ])('refuses %s, and leaves what is there', async (_, folders, message) => {
    write('build/old.html', 'old');
    await expect(mergeBuilds(folders(), at('build'))).rejects.toThrow(message);
    expect(readdirSync(at('build'))).toEqual(['old.html']);
    expect(readdirSync(folder).filter((name) => name.startsWith('build.new'))).toEqual([]);
  });
});

describe('a step of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'step-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  it('runs in a process of its own, and tells what comes of it', async () => {
    write(
      'docusaurus.config.js',
      `process.exitCode = 3;
      const de = {baseUrl: '/de/'};
      module.exports = {i18n: {defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: {de}}};`,
    );
    const words = ['--locale', 'de', '--memory', '2048', '--no-minify'];
    const prepared = await inOwnProcess('prepare', {siteDir: folder, words, folder: 'build'});
    expect(prepared).toEqual({
      wanted: ['de'],
      isWhole: false,
      memory: 2048,
      rest: ['--no-minify'],
      pages: 0,
      sources: expect.stringMatching(/^[\da-f]{12}$/) as string,
    });
    expect(process.exitCode).not.toBe(3);
  });

  it('takes no folder with a build for a source, so that builds in the folder of the site can be merged', async () => {
    write('docusaurus.config.js', 'module.exports = {};');
    write('page.md', 'a');
    const sources = async () =>
      ((await inOwnProcess('prepare', {siteDir: folder, words: [], folder: 'build'})) as Prepared).sources;
    const before = await sources();
    for (const name of ['build-en', 'languages/de']) {
      mkdirSync(path.join(folder, name), {recursive: true});
      write(`${name}/build.json`, '{}');
      write(`${name}/index.html`, name);
    }
    expect(await sources()).toBe(before);
    write('page.md', 'b');
    expect(await sources()).not.toBe(before);
  });

  it('knows a build that would be the same as the last one, though Docusaurus changes the environment', async () => {
    write('docusaurus.config.js', `process.env.READ = 'once'; module.exports = {};`);
    const prepare = () =>
      inOwnProcess('prepare', {siteDir: folder, words: ['--if-changed'], folder: path.join(folder, 'build')});
    const prepared = (await prepare()) as Prepared;
    await rememberBuild(folder, path.join(folder, 'build'), prepared.madeFrom!);
    expect(await prepare()).toBe('is built');
  });

  it('loads nothing that processes Markdown, which takes longer than all else here', async () => {
    write(
      'docusaurus.config.js',
      `module.exports = () => {
        const parser = Object.keys(require('node:module')._cache).find((file) => file.includes('remark-parse'));
        if (parser) throw new Error(parser);
        return {presets: ['@lectern/preset']};
      }`,
    );
    const prepared = await inOwnProcess('prepare', {siteDir: folder, words: [], folder: 'build'});
    expect(prepared).toMatchObject({wanted: ['en']});
  });

  it.each([
    ['what stops it', `throw new Error('No title');`, 'No title'],
    ['that it ended early', `process.exit(4);`, 'The step “prepare” ended early (4).'],
  ])('tells %s', async (_, configuration, message) => {
    write('docusaurus.config.js', configuration);
    await expect(inOwnProcess('prepare', {siteDir: folder, words: [], folder: 'build'})).rejects.toThrow(message);
  });
});

describe('the options of a build', () => {
  const read = (...words: string[]) => readOptions(words, ['en', 'fr']);

  it('are all languages, or those that are named, and what Docusaurus knows', () => {
    expect(read()).toEqual({wanted: ['en', 'fr'], rest: []});
    expect(read('--locale', 'fr', '--no-minify')).toEqual({wanted: ['fr'], rest: ['--no-minify']});
    expect(read('--if-changed')).toEqual({wanted: ['en', 'fr'], rest: []});
    expect(read('--memory', '2048')).toEqual({wanted: ['en', 'fr'], memory: 2048, rest: []});
  });

  it('are refused where they name no language, or another folder', () => {
    expect(() => read('--locale', 'de')).toThrow('There is no language “de”. The site has en and fr');
    expect(() => read('--locale')).toThrow('Write a language behind --locale');
    expect(() => read('--memory')).toThrow('Write the MiB that the build may take behind --memory');
    expect(() => read('--memory', '2G')).toThrow('as in --memory 2048');
    expect(() => read('--memory', '512')).toThrow('1024 or more');
    expect(() => read('--out-dir', 'x')).toThrow('The site is built into build/.');
  });
});

describe('the URLs of languages', () => {
  const site = (i18n: object, baseUrl?: string) => siteOf({dir: '.', config: {baseUrl, i18n}});
  const locales = {defaultLocale: 'en', locales: ['en', 'fr', 'de']};

  it('are added where Docusaurus would build a language for / if it builds it alone', () => {
    const de = {label: 'Deutsch'};
    expect(
      baseUrlsOf(site({...locales, localeConfigs: {en: {label: 'English'}, fr: {baseUrl: '/fr-FR/'}, de}})),
    ).toEqual({
      localeConfigs: {en: {label: 'English'}, fr: {baseUrl: '/fr-FR/'}, de: {label: 'Deutsch', baseUrl: '/de/'}},
    });
    expect(baseUrlsOf(site(locales, '/handbook/'))?.localeConfigs.fr).toEqual({baseUrl: '/handbook/fr/'});
  });

  it('are left alone where the configuration names them all', () => {
    expect(
      baseUrlsOf(site({...locales, localeConfigs: {fr: {baseUrl: '/fr/'}, de: {baseUrl: '/de/'}}})),
    ).toBeUndefined();
    expect(baseUrlsOf(site({defaultLocale: 'en', locales: ['en']}))).toBeUndefined();
  });
});

describe('languages', () => {
  const gibibyte = 2 ** 30;

  it.each([
    ['side by side on a common machine', 2, 100, 4, 8, 2],
    ['one by one on one processor', 2, 100, 1, 8, 1],
    ['one by one on two, which one keeps busy', 2, 100, 2, 8, 1],
    ['one by one in 2 GiB', 2, 100, 4, 2, 1],
    ['one by one where 3,000 pages have 6 GiB', 2, 3000, 4, 6, 1],
    ['side by side where they have 16 GiB', 2, 3000, 4, 16, 2],
    ['as many as there are pairs of processors', 9, 100, 8, 64, 4],
    ['even where memory is too small', 2, 9000, 4, 1, 1],
  ])('are built %s', (_, languages, pages, processors, memory, expected) => {
    const {atOnce: count, heap} = memoryLimitFor(languages, pages, {processors, memory: memory * gibibyte});
    expect(count).toBe(expected);
    expect(heap * count).toBeLessThan(memory * 1024 * 0.5);
  });
});
