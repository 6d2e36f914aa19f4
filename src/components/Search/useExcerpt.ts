import {useEffect, useState} from 'react';
import type {Excerpt} from '../../plugins/search/shared/types';
import {engine} from './searchIndex';

/** Long enough for a pause in typing: pages are not fetched for words half written. */
const pause = 150;
const mostPages = 24;
const pages = new Map<string, Promise<string | null>>();

/** The page as the server sends it, asked for once; null where it does not come. */
function fetchPage(path: string): Promise<string | null> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetch(path)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
    .then((html) => {
      if (html === null) pages.delete(path);
      return html;
    });
  pages.set(path, page);
  const oldest = pages.keys().next();
  if (pages.size > mostPages && !oldest.done) pages.delete(oldest.value);
  return page;
}

/** What a page says of itself, where only its title has the words. */
function about(html: string): Excerpt | null {
  const head = new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
  const text = head.querySelector('meta[name=description]')?.getAttribute('content');
  return text ? {text, ranges: []} : null;
}

/** A piece of the hit's own page around the words; the index carries none, to stay small. */
export function useExcerpt(url: string, words: readonly string[], wanted: boolean): Excerpt | null {
  const key = JSON.stringify([url, words]);
  const [found, setFound] = useState<{key: string; url: string; excerpt: Excerpt | null} | null>(null);
  const missing = wanted && found?.key !== key;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    const look = async () => {
      const [path = '', anchor] = url.split('#');
      const [{excerptFrom, language}, html] = await Promise.all([engine(), fetchPage(path)]);
      const excerpt =
        html && (excerptFrom(html, [...words], language, anchor && decodeURIComponent(anchor)) ?? about(html));
      if (current) setFound({key, url, excerpt: excerpt || null});
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => console.warn(`No excerpt of ${url}.`, error));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // Not listed: `key` stands for url and words.
  }, [missing, key]);

  // Of the same place but for the last words typed, it stays until the next has come.
  return found?.url === url ? found.excerpt : null;
}
