import {translate} from '@docusaurus/Translate';
import React, {type ElementType, type ReactElement, type ReactNode} from 'react';

// What these components import by name.
export {cloneElement, useEffect, useRef, useState} from 'react';
const mended: object = {...React, createElement};
export default mended;

type Attributes = Record<string, unknown> & {className?: string; role?: string};

/**
 * What the theme's components make, mended on its way, because their elements cannot be reached otherwise:
 * lists without items become plain blocks, sets of tabs get a name, and the arrows beside these, which do nothing that
 * the keyboard lacks, are kept from it. The English word behind the body of a list is put into the reader's language.
 */
function createElement(type: ElementType, attributes: Attributes | null, ...children: ReactNode[]): ReactElement {
  const classes = attributes?.className?.split(' ') ?? [];
  if (attributes?.role === 'tablist') {
    return React.createElement(type, {...attributes, 'aria-label': nameOfTabs(classes)}, ...children);
  }
  if (type === 'ul') return React.createElement('div', {...attributes, className: 'openapi-list'}, ...children);
  if (classes.includes('openapi-tabs__arrow')) {
    return React.createElement(type, {...attributes, 'aria-hidden': true, tabIndex: -1}, ...children);
  }
  return React.createElement(type, attributes, ...children.map((child) => (child === ' array' ? listWord() : child)));
}

function listWord(): string {
  return translate({id: 'openapi.body.array', message: ' array', description: 'API reference: behind “Body”'});
}

function nameOfTabs(classes: string[]): string {
  if (classes.includes('openapi-tabs__mime')) {
    return translate({id: 'openapi.tabs.media', message: 'Media types', description: 'API reference: name of tabs'});
  }
  if (classes.includes('openapi-tabs__discriminator')) {
    return translate({id: 'openapi.tabs.variants', message: 'Variants', description: 'API reference: name of tabs'});
  }
  if (classes.includes('openapi-tabs__response-list-container')) {
    return translate({id: 'theme.openapi.tabs.responses.label', message: 'Responses'});
  }
  return translate({
    id: 'openapi.tabs.views',
    message: 'Schema and examples',
    description: 'API reference: name of tabs',
  });
}
