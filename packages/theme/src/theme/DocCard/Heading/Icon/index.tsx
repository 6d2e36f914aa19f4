import type {ReactNode} from 'react';

/** The stock cards show an emoji; ours need none. */
export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
