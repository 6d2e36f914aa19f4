import {describe, expect, it} from 'vitest';
import {siteOf} from '../../settings/site';
import {readPage} from '../page';
import {proseOf} from '../typography';
import {rules} from '../typography/fr';
import {checkTerms, checkTermTable, parseTerms} from './terms';

const terms = parseTerms(`
front matter:
  use: en-tête (*front matter*)
  first:
    word: en-têtes?
    whole: en-têtes? (?:\\(front matter\\)|HTTP)
heading:
  use: titre
  note: {en: '*titre de section* in lists', fr: '*titre de section* dans une liste'}
  avoid:
    intertitre: intertitres?
request:
  use: requête
  avoid:
    demande: (?:la|cette) demandes?(?! de fusion)
  except:
    - à la demande
`);
const list = {file: 'i18n/fr/terms.yml', terms, guide: 'wiki/style-guide.md'};
const site = siteOf({dir: '.'});
const typography = new Map([['fr', {rules}]]);

const read = (text: string, file = 'page.md') => checkTerms([{file, text, prose: proseOf(file, text)}], list);

describe('terms of French', () => {
  it('has one word for each thing, and says which', () => {
    expect(read('---\ntitle: Page\n---\n\nLes titres.\nDeux *intertitres* se suivent.\n')).toEqual([
      {
        file: 'page.md',
        line: 6,
        message: '“intertitres” is not our word for “heading”.',
        hint: 'Write “titre”. i18n/fr/terms.yml lists the terms, and where another word is right.',
      },
    ]);
  });

  it.each([
    ['page.md', 'Il envoie la\ndemande.', 1, '“la demande”'],
    ['page.md', '![Un intertitre](./a.png)', 1, '“intertitre”'],
    ['tags.yml', 'a: {label: Intertitre}', 1, '“Intertitre”'],
    ['code.json', '{"a": {"message": "Intertitre", "description": "intertitre"}}', 1, '“Intertitre”'],
  ])('reads %s: %s', (file, text, line, words) => {
    expect(read(text, file)).toMatchObject([{line, message: expect.stringContaining(words) as string}]);
  });

  it.each([
    'La demande de fusion, à la demande de tous.',
    '`intertitre` et [titre](./intertitre.md)',
    '```md\nUn intertitre\n```',
    'Les intertitreurs',
    'aliases: [intertitre]',
  ])('leaves alone: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('wants a word of two meanings explained where it stands first', () => {
    const body = (text: string) => `---\ntitle: Un en-tête\n---\n\n## L’en-tête {#a}\n\n${text}\n`;
    expect(read(body('Un en-tête (*front matter*), puis l’en-tête.'))).toEqual([]);
    expect(read(body('Un en-tête HTTP, puis l’en-tête.'))).toEqual([]);
    expect(read(body('Oui.\n\nL’en-tête, puis un en-tête HTTP.'))).toMatchObject([
      {line: 9, message: '“en-tête” has two meanings: say at its first use which one is meant.'},
    ]);
  });

  it('compares the table of the style guide, and lets it show what is not to be used', () => {
    const table = (rows: string) => `---\ntitle: Guide\n---\n\n## Termes {#terms}\n\n${rows}\n`;
    const rows = [
      '| front matter | en-tête (*front matter*) | |',
      '| heading | titre\u202F; *titre de section* dans une liste | intertitre |',
      '| request | requête | demande |',
    ];
    const guide = (text: string) =>
      readPage({file: 'fr/wiki/style-guide.md', kind: 'doc', language: 'fr', key: 'wiki/style-guide.md', text}, site);
    expect(checkTermTable([guide(table(rows.join('\n')))], list, typography)).toEqual([]);
    expect(checkTermTable([guide(table(rows.slice(1).join('\n')))], list, typography)).toEqual([
      {
        file: 'fr/wiki/style-guide.md',
        line: 5,
        message: 'The table lacks a row of i18n/fr/terms.yml, or says something else.',
        hint: `Write: ${rows[0]}`,
      },
    ]);
    expect(read(table(rows.join('\n')), 'fr/wiki/style-guide.md')).toEqual([]);
  });
});
