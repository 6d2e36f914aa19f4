import {translate} from '@docusaurus/Translate';
import React, {type ElementType, type ReactElement, type ReactNode} from 'react';

// What the component imports by name.
export {useCallback, useMemo} from 'react';
const mended: object = {...React, createElement};
export default mended;

/** Properties of any name stand under an English word in the theme, which no translation reaches. */
function createElement(
  type: ElementType,
  attributes: Record<string, unknown> | null,
  ...children: ReactNode[]
): ReactElement {
  if (attributes?.name !== 'property name*') return React.createElement(type, attributes, ...children);
  const name = translate({id: 'openapi.schema.anyName', message: 'any name', description: 'API reference: a property'});
  return React.createElement(type, {...attributes, name}, ...children);
}
