import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {type Answer, answersOf, readText, withMarks} from '../../../bench/search/answers';
import {type BuiltSite, languages, readBuild} from '../../../bench/search/site';
import {createEngine} from '@lectern/search/client/engine';
import type {PageText} from '@lectern/search/shared/pageText';

/** Markdown that was not rendered. */
const markdown = /\]\(|\*\*|^#{1,6} |^:::|```|<\/?[A-Z][A-Za-z]*[ />]/;
/** Words or signs that have lost the space between them, such as `int64>required` or `Bodyrequired`. */
const glued = />\p{L}|\p{Ll}[.!?]\p{Lu}\p{Ll}+ |[a-z](?:required|requis|nullable|Possible)\b/u;
/** A space before a sign that has none in the language; French sets one that does not break before `;:!?»`. */
const strayed: Record<string, RegExp> = {en: / [,;:!?)]| \.(?: |$)/, fr: / [,)]| [.;:!?»](?: |$)/};
/** What may stand at the end of a sentence, or says that it goes on. */
const ending = /[.!?…:][”"’')\]]*(?:[\u00a0\u202f]?»)?$/u;

describe.each([...languages])('below the first hit in %s', (language) => {
  let site: BuiltSite;
  let answers: Answer[];
  beforeAll(async () => {
    site = await readBuild(language);
    answers = answersOf(site, createEngine(site.docs, site.index, language));
  });
  const shown = (found: Answer[]): string[] =>
    found.map(({question, excerpt}) => `${question}: ${excerpt ? withMarks(excerpt) : 'nothing'}`);
  const without = (isRight: (text: string, answer: Answer) => boolean): string[] =>
    shown(answers.filter((answer) => !answer.excerpt || !isRight(answer.excerpt.text, answer)));

  it('each question has an excerpt, of a length that is shown', () => {
    expect(answers.length).toBe(114);
    expect(without((text) => text.length > 15 && text.length < 215)).toEqual([]);
  });

  it('no excerpt has raw Markdown, glued words or spaces where there are none', () => {
    expect(without((text) => !markdown.test(text) && !glued.test(text) && !strayed[language]?.test(text))).toEqual([]);
  });

  it('an excerpt is of whole sentences, or shows where it is cut; cells and code are rare', () => {
    expect(without((text, {text: page}) => isOfLines(text, page))).toEqual([]);
    const fragments = without((text) => ending.test(firstOf(text)));
    expect(fragments.length, fragments.join('\n')).toBeLessThanOrEqual(3);
  });

  it('a cell or a line of code stands only where no sentence has one of the words', () => {
    const proseOf = ({about, sections}: PageText): string[] => [
      about,
      ...sections.flatMap(([, prose]) => prose.split(/\n+/)),
    ];
    expect(
      without((text, {text: page, words}) => {
        const sentences = proseOf(page);
        const plain = firstOf(text).replace(/^…|…$/g, '');
        return (
          sentences.some((sentence) => sentence && (plain.includes(sentence) || sentence.includes(plain))) ||
          !sentences.some((sentence) =>
            words.some((word) =>
              sentence
                .toLowerCase()
                .split(/[^\p{L}\p{N}]+/u)
                .includes(word),
            ),
          )
        );
      }),
    ).toEqual([]);
  });

  it('marks are whole words, or whole parts of an identifier', () => {
    const parts = (text: string, at: number): boolean =>
      !/[\p{L}\p{M}\p{N}]{2}/u.test(text.slice(at - 1, at + 1)) ||
      /\p{Ll}\p{Lu}|\p{N}\p{Lu}/u.test(text.slice(at - 1, at + 1));
    expect(
      without((text, {excerpt}) => (excerpt?.ranges ?? []).every(([from, to]) => parts(text, from) && parts(text, to))),
    ).toEqual([]);
    const unmarked = without((_, {excerpt}) => (excerpt?.ranges.length ?? 0) > 0);
    expect(unmarked.length, unmarked.join('\n')).toBeLessThanOrEqual(answers.length / 10);
  });

  it('the text of a page is small', () => {
    const sizes = site.pages.map(({url}) => ({
      url,
      size: brotliCompressSync(JSON.stringify(readText(site, url))).length,
    }));
    const sorted = sizes.map(({size}) => size).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(2.2 * 1024);
    expect(sizes.filter(({size}) => size > 10 * 1024)).toEqual([]);
  });
});

/** What was found; what fills the lines follows it. */
const firstOf = (text: string): string => text.split(' · ')[0]!;

/** Whether a text is made of sentences or lines of the page, but for what its ellipses say is left out. */
function isOfLines(text: string, page: PageText): boolean {
  return isOfLine(text, page) || text.split(' · ').every((part) => isOfLine(part, page));
}

function isOfLine(text: string, {about, sections}: PageText): boolean {
  const runs = [
    about,
    ...sections.flatMap(([, ...parts]) =>
      parts.flatMap((part) => [...part.split('\n\n').map((run) => run.replaceAll('\n', ' ')), ...part.split('\n')]),
    ),
  ];
  const [from, to] = [text.startsWith('…') ? 1 : 0, text.endsWith('…') ? -1 : undefined];
  const plain = text.slice(from, to);
  return runs.some((run) => {
    const at = run.indexOf(plain);
    if (at < 0) return false;
    const begins = from === 1 || at === 0 || /[.!?…:»”"')] $/.test(run.slice(0, at));
    const ends = to === -1 || at + plain.length === run.length || run[at + plain.length] === ' ';
    return begins && ends;
  });
}
