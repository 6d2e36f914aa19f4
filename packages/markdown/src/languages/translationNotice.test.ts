import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseMarkdown} from '../text/parseMarkdown';
import {sourceHash} from './sourceHash';
import translationNotice from './translationNotice';

const english = '# Install\n\nRun it.\n';
const french = '# Installer\n\nLancez-la.\n';
const frenchFolder = 'i18n/fr/docusaurus-plugin-content-docs/current';

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'notice-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/install.md'), english);
});
afterAll(() => rmSync(site, {recursive: true}));

interface Described {
  type: string;
  name?: string;
  attributes?: {name: string; value: string}[];
  children?: Described[];
}

/** The blocks of the page in short: `heading paragraph`. */
function blocks(file: string, text: string, pin?: string, locale: 'en' | 'fr' = 'fr'): string {
  const tree = parseMarkdown(text);
  const data = {frontMatter: pin ? {translation_of: pin} : {}};
  translationNotice({locale, defaultLocale: 'en', directionOf: () => 'ltr'})(
    tree,
    new VFile({path: path.join(site, file), data}),
  );
  return tree.children.map((node) => short(node as Described)).join(' ');
}

function short({type, name, attributes = [], children = []}: Described): string {
  if (!name) return type;
  const written = attributes.map((attribute) => ` ${attribute.name}=${attribute.value}`).join('');
  return `<${name}${written}>${children.map(short).join(' ')}`;
}

describe('the notice of a translation', () => {
  it('stands below the title when the English page has changed', () => {
    expect(blocks(`${frenchFolder}/install.md`, french, 'sha256-000000000000')).toBe(
      'mdxjsEsm heading <TranslationNotice state=outdated> paragraph',
    );
  });

  it('stands on top where the title is in the front matter', () => {
    expect(blocks(`${frenchFolder}/install.md`, 'Lancez-la.\n', 'sha256-000000000000')).toBe(
      'mdxjsEsm <TranslationNotice state=outdated> paragraph',
    );
  });

  it('says when the whole text is in English, and marks it', () => {
    expect(blocks('docs/install.md', `export const a = 1\n\n${english}`)).toBe(
      'mdxjsEsm mdxjsEsm <TranslationNotice state=missing> <div lang=en>heading paragraph',
    );
  });

  it.each([
    ['a translation that is up to date', `${frenchFolder}/install.md`, sourceHash(english), 'fr'],
    ['a generated page, which has no pin', `${frenchFolder}/install.md`, undefined, 'fr'],
    ['a page without an English twin', `${frenchFolder}/none.md`, 'sha256-000000000000', 'fr'],
    ['a part of other pages', 'docs/_part.mdx', undefined, 'fr'],
    ['an English page', 'docs/install.md', undefined, 'en'],
  ] as const)('leaves %s alone', (_, file, pin, locale) => {
    expect(blocks(file, french, pin, locale)).toBe('heading paragraph');
  });
});
