import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docFields} from './rules/frontMatter';

const languages = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
const read = (file: string): string => readFileSync(file, 'utf8');

/** What the files export for others to use, made from settings that are listed. */
const derived = [
  'currentLocale',
  'currentProfile',
  'graphQlDocs',
  'graphQlSidebarItems',
  'graphqlPlugins',
  'hasHistory',
  'headTags',
  'isOnDemand',
  'katexStylesheet',
  'locales',
  'openapiConfig',
  'openapiPlugin',
  'pageTemplate',
];
/** Not for authors to set: the chain of plugins, and the functions of this repository. */
const chain = /\.(?:\w*[pP]lugins|hooks|preprocessor|parseFrontMatter)$/;
/** Their keys are names that a team gives. */
const named = ['tabGroups'];

/** `site.title` for a field of an exported object, `profiles` for any other exported value. */
async function optionsOf(folder: string): Promise<string[]> {
  const files = await Globby(`${folder}/*.ts`, {ignore: ['**/*.test.ts']});
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<object>));
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => typeof value !== 'function' && !derived.includes(name))
    .flatMap(([name, value]: [string, unknown]) =>
      isFields(value) && !named.includes(name) ? Object.keys(value).map((field) => `${name}.${field}`) : [name],
    )
    .filter((option) => !chain.test(option));
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe.each(languages)('reference pages in %s', (folder) => {
  it('cli.md names every script', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
    const text = read(`${folder}/cli.md`);
    const isNamed = (name: string): boolean => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text);
    // npm runs `postbuild` after `build` by itself.
    const isHook = (name: string): boolean => /^p(?:re|ost)/.test(name) && name.replace(/^p(?:re|ost)/, '') in scripts;
    expect(Object.keys(scripts).filter((name) => !isHook(name) && !isNamed(name))).toEqual([]);
  });

  it('configuration.md names every part of the configuration', async () => {
    const files = await Globby('src/config/*.ts', {ignore: ['**/*.test.ts']});
    const text = read(`${folder}/configuration.md`);
    expect(files.sort().filter((file) => !text.includes(file.split('/').at(-1) ?? file))).toEqual([]);
  });

  it('configuration.md has each option with type, default, example and meaning', async () => {
    const text = read(`${folder}/configuration.md`);
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
    const isWhole = (option: string): boolean =>
      rows.some(([name, ...cells]) => name === `\`${option}\`` && cells.length === 4 && cells.every(Boolean));
    expect((await optionsOf('src/config')).filter((option) => !isWhole(option))).toEqual([]);
  });

  it('metadata.md names every field of the front matter', () => {
    const text = read(`${folder}/guides/markdown-features/metadata.md`);
    expect(docFields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });
});
