import React from 'react';

/** A description that is already HTML. */
export default function Html({html}: {html: string | undefined}): React.JSX.Element | null {
  return html ? <div className="api-prose" dangerouslySetInnerHTML={{__html: html}} /> : null;
}
