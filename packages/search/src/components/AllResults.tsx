import type {ReactNode} from 'react';
import {allResults} from './texts';

/** The label of the link to the search page. */
export default function AllResults({count}: {count: number}): ReactNode {
  return allResults(count);
}
