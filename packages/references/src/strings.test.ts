import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiTheme} from './bundle/apiTheme';
import {brought} from './root';

const folders = [apiTheme, brought('src/theme'), brought('src/bundle')];
const languages = readdirSync(brought('translations'));

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|tsx?)$/.test(name) && !/\.(?:test|d)\./.test(name))
    .map((name) => path.join(folder, name));
}

/** Ids of `translate({id: …})` and `<Translate id=…>`, compiled or not; Docusaurus brings the texts of others. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\bid(?::\s*|=\{?)["']((?:(?:theme\.)?openapi|graphql)\.[\w.]+)["']/g)].map(
    ([, id]) => id ?? '',
  );
}

const ids = [...new Set(folders.flatMap(filesIn).flatMap(idsIn))].sort();

it('finds the strings of the API theme and of our own components', () => {
  expect(ids.length).toBeGreaterThan(70);
  expect(ids).toContain('theme.openapi.tabs.responses.label');
  expect(ids).toContain('graphql.filter');
});

describe.each(languages)('%s', (name) => {
  const texts = JSON.parse(readFileSync(brought('translations', name), 'utf8')) as Record<string, string>;

  it('has a text for each', () => {
    expect(ids.filter((id) => !texts[id])).toEqual([]);
  });
});
