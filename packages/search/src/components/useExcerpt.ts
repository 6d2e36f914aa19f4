import {useEffect, useState} from 'react';
import type {Excerpt, PageHit, Result} from '../shared/types';
import {engine} from './searchIndex';

/** Long enough for a pause in typing: nothing is fetched for words half written. */
const pause = 150;

/** A piece of the page around the words; the index carries none, to stay small. */
export function useExcerpt(hit: PageHit, {words, rarities}: Pick<Result, 'words' | 'rarities'>): Excerpt | null {
  const key = JSON.stringify([hit.url, hit.sections.map(({url}) => url), words]);
  const [found, setFound] = useState<{key: string; url: string; excerpt: Excerpt | null} | null>(null);
  const missing = found?.key !== key;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const look = async () => {
      const search = await engine();
      const excerpt = await search.excerptOf(hit, {words, rarities});
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
