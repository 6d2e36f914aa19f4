import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

/** The moon of the theme, drawn by strokes instead of outlines. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="M11 4a8 8 0 1 0 9 9A6.4 6.4 0 1 1 11 4z" />
    </svg>
  );
}
