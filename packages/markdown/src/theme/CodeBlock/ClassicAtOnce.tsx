import type {Props} from '@theme/CodeBlock';
import React from 'react';
import Classic from './Classic';

/** In place of ClassicPart, where pages are made. */
export default function ClassicAtOnce(props: Props): React.JSX.Element {
  return (
    <div>
      <Classic {...props} />
    </div>
  );
}
