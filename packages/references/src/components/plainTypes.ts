import {translate} from '@docusaurus/Translate';
import type {Type} from '../openapi/model/types';

type Plain = Extract<Type, {is: 'plain'}>;

/** `string`, `integer (int64)` */
export function plainTypeInWords({name, format}: Plain): string {
  return withFormat(oneOf(name), format);
}

/** Several in a list or a map: whole phrases, because languages join them in their own ways (« tableau d’entiers »). */
export function plainTypesInWords(container: 'list' | 'map', type: Type): string | undefined {
  if (type.is !== 'plain') return undefined;
  const words = container === 'list' ? listOf(type.name) : mapOf(type.name);
  return words && withFormat(words, type.format);
}

function withFormat(words: string, format: string | undefined): string {
  return format ? `${words} (${format})` : words;
}

function oneOf(name: string): string {
  switch (name) {
    case 'any':
      return translate({id: 'theme.openapi.type.any', message: 'any value'});
    case 'string':
      return translate({id: 'theme.openapi.type.string', message: 'string'});
    case 'integer':
      return translate({id: 'theme.openapi.type.integer', message: 'integer'});
    case 'number':
      return translate({id: 'theme.openapi.type.number', message: 'number'});
    case 'boolean':
      return translate({id: 'theme.openapi.type.boolean', message: 'boolean'});
    case 'object':
      return translate({id: 'theme.openapi.type.object', message: 'object'});
    case 'array':
      return translate({id: 'theme.openapi.type.array', message: 'array'});
    default:
      return name;
  }
}

function listOf(name: string): string | undefined {
  switch (name) {
    case 'string':
      return translate({id: 'theme.openapi.type.list.string', message: 'array of strings'});
    case 'integer':
      return translate({id: 'theme.openapi.type.list.integer', message: 'array of integers'});
    case 'number':
      return translate({id: 'theme.openapi.type.list.number', message: 'array of numbers'});
    case 'boolean':
      return translate({id: 'theme.openapi.type.list.boolean', message: 'array of booleans'});
    case 'object':
      return translate({id: 'theme.openapi.type.list.object', message: 'array of objects'});
    default:
      return undefined;
  }
}

function mapOf(name: string): string | undefined {
  switch (name) {
    case 'string':
      return translate({id: 'theme.openapi.type.map.string', message: 'map of strings'});
    case 'integer':
      return translate({id: 'theme.openapi.type.map.integer', message: 'map of integers'});
    case 'number':
      return translate({id: 'theme.openapi.type.map.number', message: 'map of numbers'});
    case 'boolean':
      return translate({id: 'theme.openapi.type.map.boolean', message: 'map of booleans'});
    case 'object':
      return translate({id: 'theme.openapi.type.map.object', message: 'map of objects'});
    default:
      return undefined;
  }
}
