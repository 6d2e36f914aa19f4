import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

/** The two letters of the theme, drawn by strokes instead of outlines. */
export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        d="M9 2v3M1 5h16m-4 0q-2 8-10 13M6 8q2 5 7 8m0 6 4.5-12L22 22m-1.5-4h-6"
      />
    </svg>
  );
}
