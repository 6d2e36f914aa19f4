import type {ReactNode} from 'react';

/** Replaces the link to the search on a site without one. */
export default function NoSearchLink(): ReactNode {
  return null;
}
