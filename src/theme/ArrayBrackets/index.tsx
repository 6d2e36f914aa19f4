import {translate} from '@docusaurus/Translate';
import React from 'react';

/** As in docusaurus-theme-openapi-docs, with a word that can be translated. */
export function OpeningArrayBracket(): React.JSX.Element {
  return (
    <li className="openapi-array-bracket">
      {translate({
        id: 'theme.openapi.array',
        message: 'Array [',
        description: 'API reference: before the schema of a list',
      })}
    </li>
  );
}

export function ClosingArrayBracket(): React.JSX.Element {
  return <li className="openapi-array-bracket">]</li>;
}
