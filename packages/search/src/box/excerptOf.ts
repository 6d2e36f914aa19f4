import {excerptFrom} from '../client/excerpt';
import {type PageText, textUrl} from '../shared/pageText';
import type {Excerpt, PageHit, Result} from '../shared/types';
import {config} from './site';

const mostTexts = 48;
/** By URL; null if a text can't be loaded. */
const texts = new Map<string, Promise<PageText | null>>();

/** Loads the text of a page for excerpts, once. */
function fetchText(address: string): Promise<PageText | null> {
  const known = texts.get(address);
  if (known) return known;
  const text = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<PageText>) : null))
    .catch(() => null)
    .then((found) => {
      if (found === null) texts.delete(address);
      return found;
    });
  texts.set(address, text);
  const oldest = texts.keys().next();
  if (texts.size > mostTexts && !oldest.done) texts.delete(oldest.value);
  return text;
}

/** A passage of the page around the words, of about `length` letters; the index contains no texts, to stay small. */
export async function excerptOf(
  {url, title, sections}: PageHit,
  {words, rarities}: Pick<Result, 'words' | 'rarities'>,
  length = Math.min(180, innerWidth / 3),
): Promise<Excerpt | null> {
  const {base, textsUrl, language} = config;
  const text = await fetchText(textUrl(url, base, textsUrl));
  return (
    text &&
    excerptFrom(text, words, {
      language,
      rarities,
      title,
      sections: sections.map(({url: to, heading}) => ({anchor: to.slice(to.indexOf('#') + 1), heading})),
      length,
    })
  );
}
