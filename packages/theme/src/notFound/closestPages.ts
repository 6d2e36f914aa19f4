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

/** How much of what an address says a page has to share, or of its last part: the rest may be a folder that has moved. */
const near = 0.5;
const nearToLast = 0.8;

/** `/docs/tags/search`; but not `/docs/tags`, which lists all tags. */
const ofTag = /\/tags\/./;

/** What stands in the same folder is a little nearer: about as much as a word that is begun. */
const nearer = 0.2;

/**
 * The pages whose address and title share most words with a path that leads nowhere, typos forgiven, and then its
 * neighbours. `smallWords` name no subject. A page of what has a tag is named only for the address of another.
 */
export function closestPages(path: string, pages: Page[], smallWords = '', count = 3): Page[] {
  const small = new Set(wordsOf(smallWords));
  const sayingMuch = (text: string): string[] => wordsOf(text).filter((word) => !small.has(word));
  const last = sayingMuch(path.split('/').at(-1) ?? '');
  // The last part counts twice.
  const wanted = [...sayingMuch(path), ...last];
  const known = pages
    .filter(([address]) => !ofTag.test(address) || ofTag.test(path))
    .map((page) => ({page, own: sayingMuch(page.join(' '))}));
  const weights = new Map(wanted.map((word) => [word, rarityOf(word, known)]));
  const shareOf = (words: string[], own: string[]): number => {
    const weigh = (likenessTo: (word: string) => number): number =>
      words.reduce((sum, word) => sum + weights.get(word)! * likenessTo(word), 0);
    return weigh((word) => Math.max(0, ...own.map((it) => likeness(word, it)))) / weigh(() => 1);
  };
  const folder = folderOf(path);
  const close = known
    .map(({page, own}) => ({page, own, share: shareOf(wanted, own)}))
    .filter(({own, share}) => share >= near || shareOf(last, own) >= nearToLast)
    .map(({page, own, share}) => ({
      page,
      score: share - own.length / 100 + (folderOf(page[0]) === folder ? nearer : 0),
    }))
    .sort((a, b) => b.score - a.score || a.page[0].localeCompare(b.page[0]))
    .map(({page}) => page);
  return [...new Set([...close, ...neighbours(folder, pages, count)])].slice(0, count);
}

/** `/docs/guides/wiki` → `/docs/guides` */
const folderOf = (path: string): string => path.replace(/\/[^/]*\/?$/, '');

/** The page of a folder and those in it, unless they are many: then they say nothing. So does the folder of all docs. */
function neighbours(folder: string, pages: Page[], most: number): Page[] {
  if (!/.\//.test(folder)) return [];
  const inside = pages.filter(([path]) => folderOf(path) === folder);
  return [...pages.filter(([path]) => path === folder), ...(inside.length <= most ? inside : [])];
}

/** What many pages have, such as ‘page’, tells little, and so does a word of two letters. */
function rarityOf(word: string, pages: {own: string[]}[]): number {
  const having = pages.filter(({own}) => own.includes(word)).length;
  return Math.log(1 + pages.length / (1 + having)) * (word.length < 3 ? 0.5 : 1);
}

/** 1 for the same word, less for one that begins alike or, if it is not short, is a typo away; 0 for another. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  // A plural, most often; or another word. Three letters begin too many long ones, as ‘not’ does ‘nothing’.
  const isBegun = short.length > 3 || (short.length === 3 && long.length <= 6);
  if (isBegun && long.startsWith(short)) return long.length - short.length < 2 ? 0.9 : 0.7;
  const typos = long.length >= 8 ? 2 : 1;
  return short.length >= 5 && editDistance(a, b) <= typos ? 0.7 : 0;
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
