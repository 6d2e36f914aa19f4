import {translate} from '@docusaurus/Translate';
import type {Type} from '../openapi/model/types';
import {plainTypeInWords, plainTypesInWords} from './plainTypes';

/** A type in words, without links. */
export function textOfType(type: Type): string {
  switch (type.is) {
    case 'plain':
      return plainTypeInWords(type);
    case 'const':
      return type.value;
    case 'named':
      return type.name;
    case 'list':
      return (
        plainTypesInWords('list', type.of) ??
        translate({id: 'theme.openapi.type.list', message: 'array of {type}'}, {type: textOfType(type.of)})
      );
    case 'map':
      return (
        plainTypesInWords('map', type.of) ??
        translate({id: 'theme.openapi.type.map', message: 'map of {type}'}, {type: textOfType(type.of)})
      );
    case 'union':
      return type.of.map(textOfType).join(' | ');
  }
}
