import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';

const template = 'packages/create/template';
const content = path.join(template, 'content');

it('a new site says which state of its samples the translations are made from', () => {
  const pins = Object.fromEntries(readdirSync(content).map((language) => [language, hashesIn(language)]));
  expect(JSON.parse(readFileSync(path.join(template, 'pins.json'), 'utf8'))).toEqual(pins);
});

function hashesIn(language: string): Record<string, string> {
  const folder = path.join(content, language);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    pages.sort().map((name) => [name, sourceHash(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
