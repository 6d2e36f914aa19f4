import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const languages = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
const read = (file: string): string => readFileSync(file, 'utf8');

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
});
