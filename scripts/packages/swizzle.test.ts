/** What `docusaurus swizzle` is told, what READMEs say of it, and what components are must agree. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readComponentNames} from '@docusaurus/core/lib/commands/swizzle/components';
import type {SwizzleConfig} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {getSwizzleConfig as ofDocs} from '@lectern/docs';
import {getSwizzleConfig as ofMarkdown} from '@lectern/markdown/plugin';
import {getSwizzleConfig as ofPublish} from '@lectern/publish';
import {getSwizzleConfig as ofReferences} from '@lectern/references';
import {getSwizzleConfig as ofSearch} from '@lectern/search';
import {getSwizzleConfig as ofTheme} from '@lectern/theme';

const packages: [string, () => SwizzleConfig][] = [
  ['docs', ofDocs],
  ['markdown', ofMarkdown],
  ['publish', ofPublish],
  ['references', ofReferences],
  ['search', ofSearch],
  ['theme', ofTheme],
];

/** Of the table whose heading ends in `wrap` and `eject`: these two for each component. */
function readTable(file: string): Record<string, string[]> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => /\| wrap \| eject \|$/.test(line));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const rows = lines.slice(start + 2, start + length).map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(
    rows.flatMap((cells) =>
      [...cells[1]!.matchAll(/`([^`]+)`/g)].map(([, name]): [string, string[]] => [name!, cells.slice(-3, -1)]),
    ),
  );
}

describe.each(packages)('@lectern/%s', (name, getSwizzleConfig) => {
  const folder = `packages/${name}/src/theme`;
  const {components} = getSwizzleConfig();

  it('tells the command of each of its components, and of no other', async () => {
    expect(Object.keys(components).sort()).toEqual((await readComponentNames(path.resolve(folder))).sort());
  });

  it('lists in its README those that a site may have', () => {
    const swizzled = Object.entries(components)
      .map(([component, {actions}]): [string, string[]] => [
        component,
        [actions.wrap, actions.eject].map((action) => (action === 'forbidden' ? 'no' : action)),
      ])
      .filter(([, actions]) => actions.some((action) => action !== 'no'));
    expect(readTable(`packages/${name}/README.md`)).toEqual(Object.fromEntries(swizzled));
  });

  it('has components that work in another folder, with what stands beside them', async () => {
    const leaving: string[] = [];
    for (const file of await Globby('**/*.{ts,tsx}', {cwd: folder, ignore: ['**/*.test.*']})) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const own = path.join(folder, file.split('/').slice(0, -1).join('/'));
      const imports = [...text.matchAll(/(?:from |import |import\()'(\.[^']*)'/g)].map(([, place]) => place!);
      leaving.push(
        ...imports.filter((place) => !path.join(own, place).startsWith(`${own}/`)).map((it) => `${file}: ${it}`),
      );
    }
    expect(leaving).toEqual([]);
  });
});
