import {useEffect, useState} from 'react';
import type {Excerpt, PageHit, Result} from '../shared/types';
import {engine} from './searchIndex';

/** Milliseconds: a pause in typing, so that nothing is fetched for unfinished words. */
const pause = 150;

/** A passage of the page around the words; the index contains no texts, to stay small. */
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
    // `key` represents the result and the words.
  }, [missing, key]);

  // Keeps the excerpt for the same page until the next one has loaded.
  return found?.url === hit.url ? found.excerpt : null;
}
