import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

/** The house of the breadcrumbs, drawn by strokes instead of outlines. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="m3 12 9-8 9 8M6 10v10h4v-6h4v6h4V10" />
    </svg>
  );
}
