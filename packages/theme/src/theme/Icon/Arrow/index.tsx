import type {Props} from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';

/** The arrow of the theme that folds the sidebar, drawn by strokes instead of outlines. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="m5 4 6 8-6 8m8-16 6 8-6 8" />
    </svg>
  );
}
