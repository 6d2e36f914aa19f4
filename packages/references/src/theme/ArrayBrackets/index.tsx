import {translate} from '@docusaurus/Translate';
import React from 'react';

/** As in docusaurus-theme-openapi-docs, with a word that can be translated; no list is around them here. */
export function OpeningArrayBracket(): React.JSX.Element {
  return (
    <div className="openapi-array-bracket">
      {translate({
        id: 'theme.openapi.array',
        message: 'Array [',
        description: 'API reference: before the schema of a list',
      })}
    </div>
  );
}

export function ClosingArrayBracket(): React.JSX.Element {
  return <div className="openapi-array-bracket">]</div>;
}
