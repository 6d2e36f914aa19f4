import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

/** The sun of the theme, drawn by strokes instead of outlines. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
        <circle cx={12} cy={12} r={4} />
        <path d="M2 12h2m16 0h2M12 2v2m0 16v2M5.28 5.28l1.07 1.07m11.3 11.3 1.07 1.07m0-13.44-1.07 1.07m-11.3 11.3-1.07 1.07" />
      </g>
    </svg>
  );
}
