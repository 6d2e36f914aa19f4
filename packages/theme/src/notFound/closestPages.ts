import {editDistance} from '@lectern/kit/editDistance';

/** As in `pages.json`: the address below the base path of the language, and the title. */
export type Page = [path: string, title: string];

/** An address as `pages.json` has it. What lies outside the site stays whole: `/manual/tabs` may be a former place. */
export const belowBase = (pathname: string, baseUrl: string): string =>
  pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;

/** The words of an address that say what it is about: `/docs/Guides/create-doc.html` → guides, create, doc. */
export function wordsOf(path: string): string[] {
  const meaningless = new Set(['docs', 'html', 'index', 'php']);
  return [...new Set(fold(decode(path)).match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => !meaningless.has(word));
}

/** The pages whose address and title share most words with a path that leads nowhere, typos forgiven. */
export function closestPages(path: string, pages: Page[], count = 3): Page[] {
  const wanted = wordsOf(path);
  // What the last part of an address says counts twice: the rest may be a folder that has moved.
  const last = new Set(wordsOf(path.split('/').at(-1) ?? ''));
  const known = pages.map((page) => ({page, own: wordsOf(page.join(' '))}));
  const weights = new Map(wanted.map((word) => [word, rarityOf(word, known) * (last.has(word) ? 2 : 1)]));
  const weigh = (word: string): number => weights.get(word) ?? 0;
  const total = wanted.reduce((sum, word) => sum + weigh(word), 0);
  return known
    .map(({page, own}) => {
      const shared = wanted.reduce(
        (sum, word) => sum + weigh(word) * Math.max(0, ...own.map((it) => likeness(word, it))),
        0,
      );
      return {page, isClose: shared / total >= 0.4, score: shared / total - own.length / 100};
    })
    .filter(({isClose}) => isClose)
    .sort((a, b) => b.score - a.score || a.page[0].localeCompare(b.page[0]))
    .slice(0, count)
    .map(({page}) => page);
}

/** What many pages have, such as ‘page’, tells little, and so does a word of two letters. */
function rarityOf(word: string, pages: {own: string[]}[]): number {
  const having = pages.filter(({own}) => own.includes(word)).length;
  return Math.log(1 + pages.length / (1 + having)) * (word.length < 3 ? 0.5 : 1);
}

/** 1 for the same word, less for one that begins alike or is a typo away, 0 for another. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return 0.8;
  const typos = long.length >= 8 ? 2 : 1;
  return short.length >= 4 && editDistance(a, b) <= typos ? 0.7 : 0;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
