import type {Props as ClassicProps} from '@theme/CodeBlock';
import ClassicPart from '@theme/CodeBlock/ClassicPart';
import React from 'react';
import Highlighted, {type Props as HighlightedProps} from './Highlighted';

/** What a component makes, and what only the classic theme knows how to show, comes with the highlighter. */
export default function CodeBlock(props: HighlightedProps | ClassicProps): React.JSX.Element {
  return 'html' in props ? <Highlighted {...props} /> : <ClassicPart {...props} />;
}
