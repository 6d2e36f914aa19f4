import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {aliasesOfApiTheme, apiTheme, stub, unknownOf} from './apiTheme';
import {exchanged, strangers} from './reached';

it('gives the components of the API theme their names, and the tabs of the site', async () => {
  const aliases = await aliasesOfApiTheme();
  expect(aliases['@theme/Schema']).toBe(path.join(apiTheme, 'Schema/index.js'));
  expect(aliases['@theme/Schema/normalize']).toBe(path.join(apiTheme, 'Schema/normalize.js'));
  for (const copy of ['scrollUtils', 'tabsUtils']) {
    expect(aliases[`@theme/utils/${copy}`]).toBe(stub('tabs'));
  }
});

it('leaves what the site has, and stands in the way of nothing', () => {
  const aliases = {'@theme/Tabs': 'theirs', '@theme/Schema': 'theirs'};
  expect(unknownOf(aliases, {'@theme/Tabs': 'ours'})).toEqual({'@theme/Schema$': 'theirs'});
});

it('finds in the installed theme all that it reaches into', () => {
  expect(strangers()).toEqual([]);
});

it('names what is not as it was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-theme-'));
  mkdirSync(path.join(folder, 'Schema'));
  writeFileSync(path.join(folder, 'Schema/index.js'), 'name: "property name*"');
  expect(strangers(folder)).not.toContain('Schema/index.js');
  expect(strangers(folder)).toHaveLength(new Set(exchanged.map(([file]) => file)).size - 1);
  rmSync(folder, {recursive: true});
});
