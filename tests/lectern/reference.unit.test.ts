import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {defaultLevels} from '@lectern/cli/check/levels';
import {compile} from '../support/mdx';
import {exportedValues} from '../../scripts/check/exportedValues';
import {thisSite} from '../support/thisSite';
import {readPage} from '@lectern/cli/check/page';
import {checkFrontMatter} from '@lectern/cli/check/rules/frontMatter';
import {docFields} from '@lectern/cli/pages/frontMatterFields';
import {checkTags} from '@lectern/cli/check/rules/tags';
import {checkDescriptions} from '@lectern/cli/check/rules/titles';

const languages = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
const read = (file: string): string => readFileSync(file, 'utf8');

describe.each(languages)('reference pages in %s', (folder) => {
  it('cli.md names every script', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
    const text = read(`${folder}/cli.md`);
    const isNamed = (name: string): boolean => new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(text);
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('configuration.md names every part of the configuration', async () => {
    const files = await Globby('src/config/*.ts', {ignore: ['**/*.test.ts']});
    const text = read(`${folder}/configuration.md`);
    expect(files.sort().filter((file) => !text.includes(file.split('/').at(-1) ?? file))).toEqual([]);
  });

  it('configuration.md, or the page of the rules, has each option with type, default, example and meaning', async () => {
    const text = read(`${folder}/configuration.md`) + read(`${folder}/house-rules.md`);
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
    const isWhole = (option: string): boolean =>
      rows.some(
        // All rules have the same type, so their table does not repeat it.
        ([name = '', ...cells]) =>
          (/^(?:rules|markdownRules)\./.test(option)
            ? name === `\`${option}\``
            : new RegExp(`^\`${option}\` \\*[^*]+\\*$`).test(name)) &&
          cells.length === 3 &&
          cells.every(Boolean),
      );
    const options = (await exportedValues('src/config')).map(({option}) => option);
    expect(options.filter((option) => !isWhole(option))).toEqual([]);
  });

  it('house-rules.md says which level each rule has in a new site', () => {
    const rows = [...read(`${folder}/house-rules.md`).matchAll(/^\| `rules\.(\w+)` \| .*? \| `\w+` \| `(\w+)` \|/gm)];
    expect(Object.fromEntries(rows.map(([, rule, level]) => [rule, level]))).toEqual(defaultLevels);
  });

  it('blog.md shows a post that the checks accept', async () => {
    const [, file = '', text = ''] = /```md title="(blog\/[^"]+)"\n([^]*?)```/.exec(read(`${folder}/blog.md`)) ?? [];
    const post = readPage({file, kind: 'post', language: 'en', key: file.replace('blog/', ''), text}, thisSite);
    const keysOf = (list: string): string[] => Object.keys(parse(read(list)) as object);
    expect([
      ...checkFrontMatter([post]),
      ...checkDescriptions([post]),
      ...checkTags([post], {post: keysOf('blog/tags.yml')}, thisSite),
    ]).toEqual([]);
    expect(keysOf('blog/authors.yml')).toEqual(expect.arrayContaining(post.frontMatter.authors as string[]));
    expect(text).toMatch(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/);
    await expect(compile(text, file)).resolves.toHaveProperty('frontMatter.slug', 'reading-time');
  });

  it('metadata.md names every field of the front matter', () => {
    const text = read(`${folder}/guides/markdown-features/metadata.md`);
    expect(docFields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });
});
