import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';

const content = 'packages/create/template/content';

it('a new site says which state of its samples the translations are made from', () => {
  for (const language of readdirSync(content)) {
    const pins = readFileSync(path.join(content, language, 'pins.json'), 'utf8');
    expect(JSON.parse(pins)).toEqual(hashesIn(language));
  }
});

function hashesIn(language: string): Record<string, string> {
  const folder = path.join(content, language);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    pages.sort().map((name) => [name, sourceHash(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
