import {translate} from '@docusaurus/Translate';
import type {Type} from '../openapi/model/types';

/** A type in words, without links. */
export function textOfType(type: Type): string {
  switch (type.is) {
    case 'plain':
      return type.format ? `${type.name} (${type.format})` : type.name;
    case 'const':
      return type.value;
    case 'named':
      return type.name;
    case 'list':
      return translate({id: 'theme.openapi.type.list', message: 'array of {type}'}, {type: textOfType(type.of)});
    case 'map':
      return translate({id: 'theme.openapi.type.map', message: 'map of {type}'}, {type: textOfType(type.of)});
    case 'union':
      return type.of.map(textOfType).join(' | ');
  }
}
