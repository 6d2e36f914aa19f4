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

/** Stands in its place before it has come, so that nothing moves. */
function Excerpt({hit, result, className}: Props): ReactNode {
  const excerpt = useExcerpt(hit, result);
  return <span className={className}>{excerpt ? <Marked {...excerpt} /> : '\u00a0'}</span>;
}

/** Readers who save data find pages by titles and sections. */
export default function ExcerptUnlessCostly(props: Props): ReactNode {
  return isCostly() ? null : <Excerpt {...props} />;
}
