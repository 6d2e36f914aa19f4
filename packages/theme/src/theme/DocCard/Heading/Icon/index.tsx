import type {ReactNode} from 'react';

/** Removes the emoji of the theme's cards. */
export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
