import React from 'react';

/** A description, which is HTML already. */
export default function Html({html}: {html: string | undefined}): React.JSX.Element | null {
  return html ? <div className="api-prose" dangerouslySetInnerHTML={{__html: html}} /> : null;
}
