import type {LoadContext} from '@docusaurus/types';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {markdown} from '.';
import markdownPlugin, {type PluginOptions} from './plugin';

const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-data-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

interface Rule {
  use: {loader: string; options: object}[];
}

/** What the bundler learns of a page: the files and folders below the site that it is made from. */
function madeFrom(source: string, page: string, locale = 'en'): {from: string[]; isCached: boolean} {
  const i18n = {currentLocale: locale} as LoadContext['i18n'];
  const [, given] = markdown(
    {i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {}}},
    {watch: ['src/remark']},
  ).plugin as unknown as [string, PluginOptions];
  const plugin = markdownPlugin({siteDir, i18n}, given);
  const configuration = plugin.configureWebpack?.({}, false, {currentBundler: {}} as never, undefined) as {
    module: {rules: Rule[]};
  };
  const [{loader, options}] = configuration.module.rules[0]!.use as [Rule['use'][number]];
  const from: string[] = [];
  let isCached = true;
  const add = (file: string): void => void from.push(path.relative(siteDir, file));
  const context = {
    resourcePath: path.join(siteDir, page),
    getOptions: () => options,
    addContextDependency: add,
    addDependency: add,
    cacheable: (value: boolean) => (isCached = value),
  };
  const load = createRequire(import.meta.url)(loader) as (this: object, source: string) => string;
  expect(load.call(context, source)).toBe(source);
  return {from, isCached};
}

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

it('makes each page anew with the data, and with the English page that it translates', () => {
  const {from, isCached} = madeFrom('Text.', `${french}/cli.md`, 'fr');
  expect(from).toEqual(
    expect.arrayContaining(['src/data', 'src/remark', '.cache/kept/markdown-settings.json', 'docs/cli.md']),
  );
  expect(from).not.toContain(french);
  expect(isCached).toBe(true);
});

it.each([
  ['en', 'docs', 'docs/glossary.md'],
  ['fr', french, `${french}/glossary.md`],
  ['fr', french, 'docs/glossary.md'],
])('makes the glossary in %s anew with the pages of %s', (locale, folder, page) => {
  expect(madeFrom('Terms\n\n::glossary\n', page, locale).from).toContain(folder);
});

it('makes a page with a notice anew each time: the day may be over', () => {
  expect(madeFrom('---\nnotice: {}\n---\n', 'docs/a.md').isCached).toBe(false);
});
