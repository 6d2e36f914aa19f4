import type {ReactNode} from 'react';
import {allResults} from './texts';

/** The words of the way to the search page. */
export default function AllResults({count}: {count: number}): ReactNode {
  return allResults(count);
}
