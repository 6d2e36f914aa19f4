import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brought} from './root';

const folders = [brought('src/theme'), brought('src/components')];
const languages = readdirSync(brought('translations'));

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|tsx?)$/.test(name) && !/\.(?:test|d)\./.test(name))
    .map((name) => path.join(folder, name));
}

/** Ids of `translate({id: …})` and `<Translate id=…>`, on one line or several. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\bid(?::\s*|=\{?)["']((?:theme\.openapi|graphql)\.[\w.]+)["']/g)].map(([, id]) => id ?? '');
}

const ids = [...new Set(folders.flatMap(filesIn).flatMap(idsIn))].sort();

it('finds the strings of the components', () => {
  expect(ids.length).toBeGreaterThan(50);
  expect(ids).toContain('theme.openapi.type.list');
  expect(ids).toContain('graphql.filter');
});

describe.each(languages)('%s', (name) => {
  const texts = JSON.parse(readFileSync(brought('translations', name), 'utf8')) as Record<string, string>;

  it('has a text for each, and for nothing else', () => {
    expect(ids.filter((id) => !texts[id])).toEqual([]);
    expect(Object.keys(texts).filter((id) => id.startsWith('theme.openapi.') && !ids.includes(id))).toEqual([]);
  });
});
