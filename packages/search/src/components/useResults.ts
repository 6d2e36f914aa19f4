import {useEffect, useState} from 'react';
import type {PageKind, Result} from '../shared/types';
import {engine} from './searchIndex';

export interface Query {
  text: string;
  kind: PageKind | null;
  /** The version of the docs to search in, if there are several. */
  version?: string;
  limit: number;
  offset?: number;
}

export interface Answer {
  /** The query of this result: the last one stays until the next has arrived. */
  query: Query;
  result: Result;
}

/** The result for the typed text, once the index has loaded; null before that, and for an empty query. */
export function useResults(
  {text, kind, version, limit, offset = 0}: Query,
  ready = true,
): {answer: Answer | null; failed: boolean} {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = text.trim();

  useEffect(() => {
    if (!ready || asked === '') return undefined;
    let current = true;
    const ask = async () => {
      const search = await engine();
      return search.query(asked, {limit, offset, version, ...(kind && {kinds: [kind]})});
    };
    ask().then(
      (result) => {
        if (!current) return;
        setFailed(false);
        setAnswer({query: {text: asked, kind, version, limit, offset}, result});
      },
      (error: unknown) => {
        // A later query has replaced it.
        if (!current || (error as Error).name === 'QuerySuperseded') return;
        console.warn('The search failed.', error);
        setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [ready, asked, kind, version, limit, offset]);

  return asked === '' ? {answer: null, failed: false} : {answer, failed};
}
