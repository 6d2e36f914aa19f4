import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createEngine} from '@lectern/search/client/engine';
import {formsOf} from '@lectern/search/shared/normalise';
import type {Language} from '@lectern/search/shared/types';
import {makeIndex} from '@lectern/search/build/makeIndex';
import type {IndexedPage} from '@lectern/search/build/page';
import {scanMarkdown} from '@lectern/search/build/scanMarkdown';

const sources = {en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'};

function readPages(language: keyof typeof sources): IndexedPage[] {
  const folder = path.resolve(sources[language]);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !/(?:^|\/)(?:api|_[^/]*)\//.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const title = /^title: (.*)$/m.exec(text)?.[1] ?? file;
      return {
        url: `/docs/${file.replace(/(?:\/index)?\.md$/, '')}`,
        kind: 'docs',
        breadcrumb: [path.dirname(file)],
        sections: scanMarkdown(text, title, language),
      };
    });
}

/**
 * As many pages as wanted in the manner of the real ones: each is modelled on one of them, and half of its words are
 * of its model, half of all. Every fortieth is a word that no page had before, so that the vocabulary grows with the
 * text, as it does in books.
 */
function inventPages(real: readonly IndexedPage[], count: number, language: Language): IndexedPage[] {
  let state = 11;
  const random = (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  const draw = (words: readonly string[]): string => words[random(words.length)] as string;
  const wordsOf = ({sections}: IndexedPage): string[] =>
    sections.flatMap(({heading, text}) => formsOf(`${heading} ${text}`, language).map(({word}) => word));
  const wordsOfModel = real.map(wordsOf);
  const allWords = wordsOfModel.flat();

  return Array.from({length: count}, (_, number) => {
    const model = number % real.length;
    const word = (): string => draw(random(2) ? allWords : (wordsOfModel[model] as string[]));
    const write = (length: number): string =>
      Array.from({length}, () => (random(40) ? word() : word().slice(0, 4) + draw(allWords).slice(-4))).join(' ');
    const {sections, kind, breadcrumb} = real[model] as IndexedPage;
    return {
      url: `/docs/${write(1)}/${write(2).replaceAll(' ', '-')}-${number}`,
      kind,
      breadcrumb,
      sections: sections.map(({level, text, heading}, index) => ({
        level,
        heading: write(heading.split(' ').length),
        anchor: index === 0 ? '' : write(2).replaceAll(' ', '-'),
        text: write(text.split(' ').length),
      })),
    };
  });
}

const bytes = (...texts: string[]): number => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

describe.each(['en', 'fr'] as const)('the index of a large site in %s', (language) => {
  const real = readPages(language);
  const options = {hash: 'h', language, baseUrl: '/'};
  const countWords = ({sections}: IndexedPage): number =>
    sections.reduce((sum, {text}) => sum + text.split(' ').length, 0);
  const perWord = (count: number): number => {
    const pages = inventPages(real, count, language);
    const {docs, index} = makeIndex(pages, options);
    return bytes(docs, index) / pages.reduce((sum, page) => sum + countWords(page), 0);
  };

  // French words end in more ways: its list of words is longer. A page of this site has nearly 800 words.
  const limit = {en: 0.79, fr: 0.82}[language];

  it(`takes at most ${limit} KiB for 1,000 words, and does not grow faster than the site`, {timeout: 60_000}, () => {
    expect(real.length).toBeGreaterThan(40);
    const [small, large] = [perWord(200), perWord(800)];
    expect(small * 1000).toBeLessThan(limit * 1024);
    expect(large).toBeLessThan(small * 1.02);
  });

  it('is the same for the same pages, and is read back as it was', () => {
    const {docs, index} = makeIndex(real, options);
    expect(makeIndex(real, options)).toEqual({docs, index});
    const engine = createEngine(docs, index, language);
    expect(engine.pages).toBe(real.length);
    for (const {url, sections} of real) {
      const {heading} = sections[0] as {heading: string};
      const urls = engine.search(heading, {limit: 3}).hits.map((hit) => hit.url);
      expect(urls, heading).toContain(url);
    }
  });
});
