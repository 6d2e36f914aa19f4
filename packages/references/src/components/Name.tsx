import React, {Fragment} from 'react';
import {partsOfName} from '../partsOfName';

/** The name of a field or a type, which may go on in another line between its parts. */
export default function Name({children}: {children: string}): React.JSX.Element {
  return (
    <>
      {partsOfName(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
