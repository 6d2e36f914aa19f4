import type {ReactNode} from 'react';
import {useIndexState} from './searchIndex';
import {isStale} from './texts';

/** Tells authors in the preview why their last changes aren't found. */
export default function StaleNote({className}: {className?: string}): ReactNode {
  const state = useIndexState();
  if (state.status !== 'ready' || !state.stale) return null;
  return <p className={className}>{isStale()}</p>;
}
