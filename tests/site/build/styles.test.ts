/** Of Infima, a build keeps what the site uses: @lectern/light. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {outlineOf} from '@lectern/kit/pageOutline';

const infima = 'node_modules/infima/dist/css/default/default.css';

/** The classes that a sheet has rules for which hold wherever the class stands, in whatever state. */
function styledBy(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({selectors}) => {
    for (const selector of selectors) {
      const [, name] = /^\.([a-zA-Z][\w-]*)$/.exec(selector) ?? [];
      if (name) names.add(name);
    }
  });
  return names;
}

it('styles each class of a page that Infima styles', async () => {
  const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
  const pages = await Globby('**/*.html', {cwd: 'build'});
  const shown = new Set(pages.flatMap((page) => [...outlineOf(read(page)).classes]));
  const sheets = (await Globby('**/assets/css/*.css', {cwd: 'build'})).map(read).join('\n');
  const styled = styledBy(sheets);
  const ofInfima = [...styledBy(readFileSync(infima, 'utf8'))].filter((name) => shown.has(name));
  expect(ofInfima.length).toBeGreaterThan(10);
  expect(ofInfima.filter((name) => !styled.has(name))).toEqual([]);
});

it('sets each property that a style reads', async () => {
  const sheets = await Globby('**/assets/css/*.css', {cwd: 'build'});
  const css = sheets.map((file) => readFileSync(path.join('build', file), 'utf8')).join('\n');
  const given = [infima, 'src/css/tokens.css'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const setIn = (text: string): Set<string> => new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!));
  const known = setIn(given);
  const isSet = setIn(css);
  // Where a style says what else to take, the property may be missing.
  const readIn = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  expect(readIn.size).toBeGreaterThan(10);
  expect([...readIn].filter((name) => known.has(name) && !isSet.has(name))).toEqual([]);
});
