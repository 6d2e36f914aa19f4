import React from 'react';
import Code from '@lectern/references/components/Code';
import {colours} from '@lectern/references/components/colours';

interface Props {
  example: string;
  language?: string;
}

/** An example of a body, in its colours from the start: the theme's is plain until a highlighter is there. */
export default function CodeSamples({example, language = 'json'}: Props): React.JSX.Element {
  return (
    <div className="openapi-code__code-samples-container">
      <Code html={colours(String(example), language)} language={language} />
    </div>
  );
}
