import type {ReactNode} from 'react';
import {isCostly} from '@lectern/kit/connection';
import type {PageHit, Result} from '../shared/types';
import Marked from './Marked';
import {useExcerpt} from './useExcerpt';

interface Props {
  hit: PageHit;
  result: Pick<Result, 'words' | 'rarities'>;
  className?: string;
}

/** Space is reserved while it loads, so that nothing moves. */
function Excerpt({hit, result, className}: Props): ReactNode {
  const excerpt = useExcerpt(hit, result);
  return <span className={className}>{excerpt ? <Marked {...excerpt} /> : '\u00a0'}</span>;
}

/** Readers who save data get no excerpts. */
export default function ExcerptUnlessCostly(props: Props): ReactNode {
  return isCostly() ? null : <Excerpt {...props} />;
}
