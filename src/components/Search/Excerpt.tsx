import type {ReactNode} from 'react';
import type {PageHit} from '../../plugins/search/shared/types';
import Marked from './Marked';
import {useExcerpt} from './useExcerpt';

interface Props {
  hit: PageHit;
  words: readonly string[];
  className?: string;
}

/** Stands in its place before it has come, so that nothing moves. */
function Excerpt({hit, words, className}: Props): ReactNode {
  const excerpt = useExcerpt(hit.sections[0]?.url ?? hit.url, words, true);
  return <span className={className}>{excerpt ? <Marked {...excerpt} /> : '\u00a0'}</span>;
}

/** `npm start` renders no HTML to take it from. */
export default process.env.NODE_ENV === 'development' ? () => null : Excerpt;
