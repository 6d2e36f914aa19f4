import type {ReactNode} from 'react';

/** In place of a link to the search, on a site without one. */
export default function NoSearchLink(): ReactNode {
  return null;
}
