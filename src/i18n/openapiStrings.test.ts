import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

type Translations = Record<string, {message: string} | undefined>;

const theme = 'node_modules/docusaurus-theme-openapi-docs/lib/theme';
/** Our own replacements of parts of the theme translate, too. */
const ours = [
  'src/theme/ApiItem',
  'src/theme/ArrayBrackets',
  'src/plugins/openapi-bundle',
  'scripts/references/openapi',
];

const french = JSON.parse(readFileSync('i18n/fr/code.json', 'utf8')) as Translations;

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|tsx?)$/.test(name) && !/\.(?:test|d)\./.test(name))
    .map((name) => path.join(folder, name));
}

/** Ids of `translate({id: …})` and `<Translate id=…>`, compiled or not. */
function idsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\bid(?::\s*|=\{?)["']((?:theme)\.[\w.]+)["']/g)].map(([, id]) => id ?? '');
}

const ids = [...new Set([theme, ...ours].flatMap(filesIn).flatMap(idsIn))].sort();

describe('strings of the API theme', () => {
  it('are found at all', () => {
    expect(ids.length).toBeGreaterThan(70);
    expect(ids).toContain('theme.openapi.tabs.responses.label');
  });

  it.each(ids)('%s is translated', (id) => {
    expect(
      french[id]?.message,
      `Add "${id}" to i18n/fr/code.json; npm run write-translations does not find it.`,
    ).toBeTruthy();
  });
});
