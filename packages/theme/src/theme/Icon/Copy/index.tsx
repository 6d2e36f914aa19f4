import type {Props} from '@theme/Icon/Copy';
import type {ReactNode} from 'react';

/** Two sheets, drawn by strokes instead of outlines. */
export default function IconCopy(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="M8 7h12v15H8zM4 17V2h12" />
    </svg>
  );
}
