import {useEffect, useState} from 'react';
import type {PageText} from '../shared/pageText';
import type {Excerpt, PageHit, Result} from '../shared/types';
import {engine} from './searchIndex';

/** Long enough for a pause in typing: nothing is fetched for words half written. */
const pause = 150;
const mostTexts = 48;
/** By address; null where a text does not come. */
const texts = new Map<string, Promise<PageText | null>>();

/** What excerpts of a page are made of, asked for once. */
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

/** A piece of the page around the words; the index carries none, to stay small. */
export function useExcerpt(hit: PageHit, {words, rarities}: Pick<Result, 'words' | 'rarities'>): Excerpt | null {
  const key = JSON.stringify([hit.url, hit.sections.map(({url}) => url), words]);
  const [found, setFound] = useState<{key: string; url: string; excerpt: Excerpt | null} | null>(null);
  const missing = found?.key !== key;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const look = async () => {
      const {excerptFrom, addressOfText, language} = await engine();
      const text = await fetchText(addressOfText(hit.url));
      const sections = hit.sections.map(({url, heading}) => ({anchor: url.slice(url.indexOf('#') + 1), heading}));
      const length = window.matchMedia('(max-width: 576px)').matches ? 130 : 180;
      const excerpt = text && excerptFrom(text, words, {language, rarities, title: hit.title, sections, length});
      if (current) setFound({key, url: hit.url, excerpt});
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => console.warn(`No excerpt of ${hit.url}.`, error));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // Not listed: `key` stands for the hit and the words.
  }, [missing, key]);

  // Of the same page but for the last words typed, it stays until the next has come.
  return found?.url === hit.url ? found.excerpt : null;
}
