import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteOf} from '../../settings/site';
import {proseOf, readTexts, typographyOf} from '.';
import {findFaults, mend} from './faults';
import {givenTexts, rules} from './fr';

// A narrow no-break space is hard to see: here it is written ~.
const visible = (text: string): string => text.replaceAll('\u202F', '~');
const written = (text: string): string => text.replaceAll('~', '\u202F');

function mended(text: string, file = 'page.md'): string {
  const source = written(text);
  return visible(mend(source, findFaults(proseOf(file, source, givenTexts), rules)));
}

describe('French typography', () => {
  it.each([
    ['Deux langues: une.', 'Deux langues~: une.'],
    ['Deux langues : une.', 'Deux langues~: une.'],
    ['Deux langues\u00A0: une.', 'Deux langues~: une.'],
    ['Vraiment ? Oui !', 'Vraiment~? Oui~!'],
    ['Vraiment ?! Oui ; non', 'Vraiment~?! Oui~; non'],
    ['Le fichier `a.ts` : rien', 'Le fichier `a.ts`~: rien'],
    ['**Attention** : rien', '**Attention**~: rien'],
    ['« comme ceci »', '«~comme ceci~»'],
    ['«comme ceci»', '«~comme ceci~»'],
    ["l'adresse d'un `fichier`, l'*autre*, l'`id`", 'l’adresse d’un `fichier`, l’*autre*, l’`id`'],
    ['dit "oui" ici', 'dit «~oui~» ici'],
    ['dit "un `mot` ici", "deux", et 3" encore', 'dit «~un `mot` ici~», «~deux~», et 3" encore'],
    ['et ainsi de suite...', 'et ainsi de suite…'],
    ['En 60 ms, 12 500 pages et 3,5 Mo', 'En 60\u00A0ms, 12~500 pages et 3,5\u00A0Mo'],
    ['En 60~ms, 12\u00A0500 pages et 3,5~Mo', 'En 60\u00A0ms, 12~500 pages et 3,5\u00A0Mo'],
    [
      '1,5rem, 24px, 60ms, 400%, 1 GHz et 12 €',
      '1,5\u00A0rem, 24\u00A0px, 60\u00A0ms, 400\u00A0%, 1\u00A0GHz et 12\u00A0€',
    ],
    ['| a | b |\n| --- | --- |\n| 35,9 ko | 137~ms |', '| a | b |\n| --- | --- |\n| 35,9\u00A0ko | 137\u00A0ms |'],
    ['De 24 Kio à 50 Ko, puis 10\u00A0MB', 'De 24\u00A0Kio à 50\u00A0ko, puis 10\u00A0Mo'],
    ['Environ 2 KiB ou 2 kB', 'Environ 2\u00A0Kio ou 2\u00A0ko'],
    [':::note[Depuis : hier]\n\nOui\n\n:::', ':::note[Depuis~: hier]\n\nOui\n\n:::'],
    ['![Un chat : noir](./a.png)', '![Un chat~: noir](./a.png)'],
    ['<Figure caption="Un chat : noir" />', '<Figure caption="Un chat~: noir" />'],
    ["---\ntitle: L'heure\nslug: /a\n---\n", '---\ntitle: L’heure\nslug: /a\n---\n'],
  ])('%s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it.each([
    'Node 20 avec 3 services et 2 heures, le 12 mars 2025, v1.2 300',
    'En 2G, à 10h30, la page 3s et le modèle 2 Mobile',
    'Un fichier en Ko, `10 MB` et 60\u00A0ms',
    'À 10:30, voyez https://exemple.org/a:b.',
    "`a : b` et `l'autre` et `...`",
    '```yaml\na : "b"\n```',
    '{a ? b : c}',
    'Cet espace&nbsp;aussi.',
    '| a | b |\n| :-- | --: |\n| c | d |',
    '[texte](./a.md "b")',
    'Une note[^1].\n\n[^1]: Ceci.',
    '## Titre {#a}',
    '«~Vraiment~?~»',
    '«~Il dit “oui”~!~»',
  ])('leaves alone: %s', (text) => {
    expect(mended(text)).toBe(text);
  });

  it('reads the messages of JSON, not its keys and descriptions', () => {
    const json = (message: string): string =>
      `{"l'id": {"message": "${message}", "description": "For the reader's eye"}}`;
    expect(mended(json("L'autre : oui"), 'code.json')).toBe(json('L’autre~: oui'));
  });

  it('reads all texts of a module, with spaces written as they are or as escapes', () => {
    const file = 'packages/markdown/translations/fr.json';
    expect(mended('{"see": "Voir : ", "added": "Ajouté\\u202f:"}', file)).toBe(
      '{"see": "Voir~: ", "added": "Ajouté\\u202f:"}',
    );
  });

  it('reads the values of YAML, but not addresses', () => {
    expect(mended("a: L'un\n", 'tags.yml')).toBe('a: L’un\n');
    expect(mended("url: http://a'b\ntarget: $['l'a']\n", 'a.yml')).toBe("url: http://a'b\ntarget: $['l'a']\n");
  });
});

it('replaces the whole of a space that JSON writes as an escape', () => {
  const json = (space: string): string => `{"a": {"message": "Deux langues${space}: une"}}`;
  expect(mended(json('\\u00a0'), 'code.json')).toBe(json('~'));
  expect(mended(json('\\u202f'), 'code.json')).toBe(json('\\u202f'));
});

it('replaces the whole of a quotation mark that JSON writes as an escape', () => {
  expect(mended(String.raw`{"a": {"message": "avec \"{b}\", oui"}}`, 'code.json')).toBe(
    '{"a": {"message": "avec «~{b}~», oui"}}',
  );
});

it('leaves a page that cannot be read to the check of the pages', () => {
  expect(proseOf('i18n/fr/a.md', 'Du texte.\n\n<<<<<<< HEAD\n')).toBe('');
});

it('reads what the settings name, besides pages and translations', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  try {
    for (const file of ['docs/a.md', 'i18n/fr/code.json', 'texts/api.fr.yml', 'texts/api.en.yml']) {
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), file.endsWith('.json') ? '{}' : 'A\n');
    }
    const settings = {texts: (language: string) => [`texts/*.${language}.yml`]};
    const site = siteOf({dir, config: {i18n: {locales: ['en', 'fr']}}, settings});
    expect((await readTexts(site, 'fr')).map(({file}) => file)).toEqual(['i18n/fr/code.json', 'texts/api.fr.yml']);
  } finally {
    rmSync(dir, {recursive: true});
  }
});

it('is that of the file with the name of the language, ours or of the site', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'typography-'));
  try {
    const site = siteOf({dir, settings: {ofLanguages: 'languages'}});
    expect(await typographyOf(site, 'fr-CA')).toMatchObject({rules});
    expect(await typographyOf(site, 'de')).toBeUndefined();
    mkdirSync(path.join(dir, 'languages/typography'), {recursive: true});
    writeFileSync(path.join(dir, 'languages/typography/de.ts'), 'export const rules: object[] = [];\n');
    expect(await typographyOf(site, 'de')).toMatchObject({rules: []});
  } finally {
    rmSync(dir, {recursive: true});
  }
});
