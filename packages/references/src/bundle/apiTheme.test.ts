import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {aliasesOfApiTheme, apiTheme, copies, stub, unknownOf} from './apiTheme';
import {configureBundle} from './configure';
import {exchanges} from './exchanges';
import {knownFiles, strangers} from './reached';

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

describe('what is reached in the installed theme', () => {
  it('is as it was', () => {
    expect(strangers()).toEqual([]);
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'api-theme-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const normalize = exchanges.find(({module}) => module === 'allof-merge')!;

  it.each([
    ['another module', '"allof-merge"', '"allof-merger"'],
    ['more of the module', 'allof_merge_1.merge)', 'allof_merge_1.mergeAll)'],
    ['the module as a whole', 'allof_merge_1.merge)', 'allof_merge_1)'],
  ])('keeps its own modules where it reads %s, and is named', (_, from, to) => {
    cpSync(apiTheme, folder, {recursive: true});
    const file = path.join(folder, 'Schema/normalize.js');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(from);
    writeFileSync(file, source.replace(from, to));
    expect(strangers(folder)).toEqual(['Schema/normalize.js']);
    expect(knownFiles(normalize, folder)).toEqual([]);
  });

  it('keeps its own tabs where they are others, and is named', () => {
    cpSync(apiTheme, folder, {recursive: true});
    writeFileSync(path.join(folder, 'utils/tabsUtils.js'), 'exports.useTabs = useTabs;');
    expect(strangers(folder)).toEqual(['utils/tabsUtils.js']);
    expect(copies(folder).known).toEqual(['utils/scrollUtils']);
  });

  it('may be gone', () => {
    expect(strangers('nowhere')).toContain('Schema/index.js');
  });
});

it('exchanges modules for files of the theme only', () => {
  const {resolve, module} = configureBundle({'@theme/Schema': 'theirs'}, {ownRoutes: true})(
    {},
    false,
    {} as never,
    undefined,
  ) as {resolve: {alias: object}; module: {rules: {include: string[]}[]}};
  expect(resolve.alias).toEqual({'@theme/Schema$': 'theirs'});
  const files = module.rules.flatMap(({include}) => include);
  expect(files).toContain(path.join(apiTheme, 'ApiItem/hooks.js'));
  expect(files.filter((file) => !file.startsWith(apiTheme))).toEqual([]);
});
