import React from 'react';
import CodeBlock from '../CodeBlock';
import {colours} from './colours';

interface Props {
  example: string;
  language?: string;
}

/** An example of a body, in its colours from the start: the theme's is plain until a highlighter is there. */
export default function CodeSamples({example, language = 'json'}: Props): React.JSX.Element {
  return (
    <div className="openapi-code__code-samples-container">
      <CodeBlock html={colours(String(example), language)} className={`language-${language}`} />
    </div>
  );
}
