import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import type {Glossary} from './readGlossary';
import glossaryTerms from './glossaryTerms';

const glossary: Glossary = new Map([
  ['build', {term: 'Build', short: 'Makes the `build/` folder.', aliases: ['builds']}],
  ['site', {term: 'Static site', short: 'Finished [files](term:build).', auto: true}],
  ['slug', {term: 'Slug', short: 'A name.', auto: true}],
  ['list', {term: 'Slug list', short: 'Many names.', auto: true}],
]);

const render = (markdown: string, frontMatter = {}): Promise<string> =>
  toHtml(markdown, {remarkPlugins: [[glossaryTerms, siteIn('en', {glossaryOf: () => glossary})]]}, {frontMatter});

const term = (id: string, definition: string, word: string): string =>
  `<x-term id="${id}" definition="${definition}" page="/docs/glossary">${word}</x-term>`;
const slug = (word: string): string => term('slug', 'A name.', word);

describe('a marked word', () => {
  it('carries the definition as plain text', async () => {
    expect(await render('Run the [*whole* build](term:build).')).toBe(
      `<p>Run the ${term('build', 'Makes the build/ folder.', '<em>whole</em> build')}.</p>`,
    );
  });

  it('is the term itself where no word is given', async () => {
    expect(await render('[](term:build)')).toContain('>Build</x-term>');
  });

  it('is refused where the glossary does not know it', async () => {
    await expect(render('text\n\n[builds](term:biuld)')).rejects.toThrow(
      'docs/page.md:3  The glossary has no term “biuld”.\n  Did you mean “build”?',
    );
  });
});

describe('the first use of a term', () => {
  it('becomes a link by itself, the later ones stay words', async () => {
    expect(await render('Every slug, and a slug.')).toBe(`<p>Every ${slug('slug')}, and a slug.</p>`);
  });

  it('is found as it is written, whole words only, the longest name first', async () => {
    expect(await render('Slugs, a sluggish reslug, a SLUG list, one static site, one Slug.')).toBe(
      `<p>Slugs, a sluggish reslug, a ${term('list', 'Many names.', 'SLUG list')}, one ` +
        `${term('site', 'Finished files.', 'static site')}, one ${slug('Slug')}.</p>`,
    );
  });

  it.each([
    '## Slug',
    '[slug](./x.md)',
    '[slug][x]\n\n[x]: ./x.md',
    '`slug`',
    '| slug |\n| --- |\n| slug |',
    'A <b>slug</b>.',
    'A note.[^a]\n\n[^a]: slug',
    '<figcaption>\n\nslug\n\n</figcaption>',
    '<Equation>\n\nslug\n\n</Equation>',
  ])('is none in %j', async (markdown) => {
    expect(await render(markdown)).not.toContain('<x-term');
  });

  it('is none where the page has marked the word itself', async () => {
    expect(await render('A slug. A [slug](term:slug).')).toBe(`<p>A slug. A ${slug('slug')}.</p>`);
  });

  it('is left alone with “glossary: false”', async () => {
    expect(await render('A slug.', {glossary: false})).toBe('<p>A slug.</p>');
  });

  it('is found for all terms with “glossary: true”', async () => {
    expect(await render('Two builds.', {glossary: true})).toContain('>builds</x-term>');
    expect(await render('Two builds.')).toBe('<p>Two builds.</p>');
  });
});
