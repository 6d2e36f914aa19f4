import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useIndexState} from './searchIndex';

/** In the preview, for authors: why their last words are not found. */
export default function StaleNote({className}: {className?: string}): ReactNode {
  const state = useIndexState();
  if (state.status !== 'ready' || !state.stale) return null;
  return (
    <p className={className}>
      <Translate id="search.stale" description="Note in the preview, below the results of a search">
        This preview searches the last build. Build again to find what you have changed since.
      </Translate>
    </p>
  );
}
