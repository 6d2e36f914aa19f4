import {translate} from '@docusaurus/Translate';
import React from 'react';
import type {Code} from '@lectern/references/openapi/model/types';

interface Props extends Omit<Code, 'language'> {
  /** For the Markdown of the page. */
  language?: string;
  /** The name of the language, for those who copy the code. */
  label: string;
}

/** A code block with its highlighting in the HTML. */
export default function ApiCode({html, language, left, label}: Props): React.JSX.Element {
  return (
    <div className="api-code">
      <button type="button" className="api-copy">
        {translate({id: 'theme.openapi.copy', message: 'Copy {language}'}, {language: label})}
      </button>
      {/* What scrolls must be reached by keyboard. */}
      <pre tabIndex={0}>
        <code className={language && `language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {left && (
        <p className="api-code__left">
          {translate({id: 'theme.openapi.linesLeft', message: 'Lines left out at the end: {count}'}, {count: left})}
        </p>
      )}
    </div>
  );
}
