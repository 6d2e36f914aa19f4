import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';

/** Where each says what it takes from private places of Docusaurus. */
const registers = {
  ...Object.fromEntries(
    Globby.sync('packages/*', {onlyDirectories: true}).map((folder) => [
      `${folder}/src/**`,
      Globby.sync(`${folder}/{README,INTERNALS}.md`),
    ]),
  ),
  '{src,scripts}/**': ['CONTRIBUTING.md'],
};
const place = /['"](@docusaurus\/(?:[\w-]+\/lib\/[\w./-]+|theme-common\/internal))['"]/g;
const read = (file: string): string => readFileSync(file, 'utf8');

it.each(Object.entries(registers))(
  'what %s takes from private places is on its register, and there',
  async (glob, files) => {
    const sources = await Globby(`${glob}/*.{ts,tsx,cjs}`, {ignore: ['**/*.test.*', '**/*.d.ts']});
    const places = new Set(sources.flatMap((file) => [...read(file).matchAll(place)].map(([, name]) => name!)));
    const register = files.map(read).join('');
    expect([...places].filter((name) => !register.includes(`\`${name}\``))).toEqual([]);
    const {resolve} = createRequire(import.meta.url);
    for (const name of places) expect(() => resolve(name)).not.toThrow();
  },
);
