import type {ReactNode} from 'react';
import {useIndexState} from './searchIndex';
import {isStale} from './texts';

/** In the preview, for authors: why their last words are not found. */
export default function StaleNote({className}: {className?: string}): ReactNode {
  const state = useIndexState();
  if (state.status !== 'ready' || !state.stale) return null;
  return <p className={className}>{isStale()}</p>;
}
