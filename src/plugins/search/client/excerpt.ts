import {findMatches} from '../shared/normalise';
import type {Excerpt, Language, Range} from '../shared/types';

const excerptLength = 180;
/** How much of the excerpt stands before its first match. */
const before = 50;

/** Elements whose text is not the page's, with all that they hold. The build closes each of them. */
const leftOut = /<(script|style|svg|nav|footer|button|noscript|select|template|math)\b[\s\S]*?<\/\1\s*>/gi;
const hashLink = /<a\b[^>]*\bhash-link\b[^>]*>[\s\S]*?<\/a>/gi;
/** Above the title: it holds buttons and links, and no other `div`. */
const pageActions = /<div\b[^>]*\bpage-actions\b[^>]*>[\s\S]*?<\/div>/gi;
const inlineTag =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|kbd|mark|q|s|samp|span|strong|sub|sup|u|wbr)\b[^>]*>|<!--[\s\S]*?-->/gi;
/** Code that touches another element is a word of its own. */
const besideCode = /(?<=<\/(?:code|kbd|samp)>)(?=<[a-z])|(?<=<\/[a-z]+>)(?=<(?:code|kbd|samp)\b)/gi;
/** What is not part of a sentence with what follows. */
const endOfPart = /<\/(?:td|th|li|dt|dd|h[2-6]|summary|figcaption)>/gi;

/**
 * The piece of a page that has most of the words, within the section of `anchor` where there is one and it has any.
 * `html` is the page as the server sends it. Works without a DOM, so that no image of the page begins to load.
 */
export function excerptFrom(html: string, words: string[], language: Language, anchor?: string): Excerpt | null {
  const content = contentOf(html);
  const section = anchor && sectionOf(content, anchor);
  return (section && pick(textOf(section), words, language)) || pick(textOf(content), words, language);
}

/** What React suspended stands behind the page: see scanPage. */
function contentOf(html: string): string {
  const main = /<main\b[\s\S]*?<\/main>/i.exec(html)?.[0] ?? '';
  if (!/<template id="?B:/.test(main)) return main;
  return main + (/<div hidden(?:="")? id="?S:[\s\S]*/.exec(html)?.[0] ?? '');
}

/** From behind the heading to the next that has an anchor. */
function sectionOf(content: string, anchor: string): string {
  const escaped = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const heading = new RegExp(`<h([1-6])\\b[^>]*\\bid="?${escaped}"?(?=[\\s>])[^>]*>[\\s\\S]*?</h\\1>`, 'i').exec(
    content,
  );
  if (!heading) return '';
  const rest = content.slice(heading.index + heading[0].length);
  const end = /<h[1-6]\b[^>]*\bid=/i.exec(rest)?.index;
  return rest.slice(0, end);
}

function textOf(html: string): string {
  const text = html
    .replace(leftOut, ' ')
    .replace(hashLink, '')
    .replace(pageActions, ' ')
    .replace(besideCode, ' ')
    .replace(endOfPart, separator)
    .replace(/<h1\b[\s\S]*?<\/h1>/i, ' ')
    .replace(inlineTag, '')
    .replace(/<[^>]*>/g, ' ');
  return decode(text)
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(parted, (_, mark: string) => `${mark || ' ·'} `)
    .replace(/^[ ·]+|[ ·]+$/g, '');
}

/** One of these is not followed by a dot in the middle; it is kept with the word before it. */
const separator = '\u241e';
const parted = /([.!?:;,…]?)(?: ?\u241e)+ ?/g;

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function pick(text: string, words: string[], language: Language): Excerpt | null {
  const matches = findMatches(text, words, language);
  const first = bestStart(text, matches);
  if (first === undefined) return null;

  const wanted = Math.max(0, Math.min(first - before, text.length - excerptLength));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const limit = start + excerptLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), first + 1);
  const opening = start > 0 ? '…' : '';
  const shift = opening.length - start;
  return {
    text: opening + text.slice(start, end) + (end < text.length ? '…' : ''),
    ranges: matches
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Range => [from + shift, to + shift]),
  };
}

/** Where a stretch of the length of an excerpt has most of the different words. */
function bestStart(text: string, matches: Range[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  matches.forEach(([start], index) => {
    const found = new Set<string>();
    for (let other = index; other < matches.length; other++) {
      const [from, to] = matches[other] as Range;
      if (to > start + excerptLength - before) break;
      // Forms of one word mostly begin alike.
      found.add(text.slice(from, to).toLowerCase().slice(0, 4));
    }
    if (found.size > most) {
      most = found.size;
      best = start;
    }
  });
  return best;
}
