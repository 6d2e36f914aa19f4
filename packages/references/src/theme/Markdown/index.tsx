import React from 'react';
import {toHtml} from '@lectern/references/components/toHtml';

/** In place of the API theme's, which brings a parser of Markdown and one of HTML to each page. */
export default function Markdown({children}: {children?: string}): React.JSX.Element | null {
  if (!children) return null;
  return <div className="openapi-text" dangerouslySetInnerHTML={{__html: toHtml(children)}} />;
}
