import {describe, expect, it} from 'vitest';
import {proseOf} from '.';
import {findFaults, mend} from './faults';

// A narrow no-break space is hard to see: here it is written ~.
const visible = (text: string): string => text.replaceAll('\u202F', '~');
const written = (text: string): string => text.replaceAll('~', '\u202F');

function mended(text: string, file = 'page.md'): string {
  const source = written(text);
  return visible(mend(source, findFaults(proseOf(file, source))));
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
    ['et ainsi de suite...', 'et ainsi de suite…'],
    ['En 60 ms, 12 500 pages et 3,5 Mo', 'En 60\u00A0ms, 12~500 pages et 3,5\u00A0Mo'],
    [':::note[Depuis : hier]\n\nOui\n\n:::', ':::note[Depuis~: hier]\n\nOui\n\n:::'],
    ['![Un chat : noir](./a.png)', '![Un chat~: noir](./a.png)'],
    ['<Figure caption="Un chat : noir" />', '<Figure caption="Un chat~: noir" />'],
    ["---\ntitle: L'heure\nslug: /a\n---\n", '---\ntitle: L’heure\nslug: /a\n---\n'],
  ])('%s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it.each([
    'Node 20 avec 3 services et 2 heures, le 12 mars 2025, v1.2 300',
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

  it('reads the values of YAML, but not addresses', () => {
    expect(mended("a: L'un\n", 'tags.yml')).toBe('a: L’un\n');
    expect(mended("url: http://a'b\ntarget: $['l'a']\n", 'a.yml')).toBe("url: http://a'b\ntarget: $['l'a']\n");
  });
});
