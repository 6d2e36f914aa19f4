import {textsOfPackage} from '@lectern/kit/texts';
import {textGroup} from '../texts';

export const english = {
  pages: {
    queries: {
      title: '{name} queries',
      label: 'Queries',
      description: 'Every query of the {name} schema: its arguments, their defaults, and the type it returns.',
      empty: 'The schema has no queries.',
    },
    mutations: {
      title: '{name} mutations',
      label: 'Mutations',
      description: 'Every mutation of the {name} schema: what it changes, its arguments and its answer.',
      empty: 'The schema has no mutations.',
    },
    objects: {
      title: '{name} objects',
      label: 'Objects',
      description: 'The object types of the {name} schema, with their fields, interfaces and where they are used.',
      empty: 'The schema has no object types.',
    },
    inputObjects: {
      title: '{name} input objects',
      label: 'Input objects',
      description: 'The input objects that arguments of the {name} schema take, field by field, with defaults.',
      empty: 'The schema has no input objects.',
    },
    enums: {
      title: '{name} enums',
      label: 'Enums',
      description: 'The enums of the {name} schema and what each of their values stands for.',
      empty: 'The schema has no enums.',
    },
    interfaces: {
      title: '{name} interfaces',
      label: 'Interfaces',
      description: 'The interfaces of the {name} schema: the fields they promise and the types that implement them.',
      empty: 'The schema has no interfaces.',
    },
    scalars: {
      title: '{name} scalars',
      label: 'Scalars',
      description: 'The scalars of the {name} schema, its own and the built-in ones, with their specifications.',
      empty: 'The schema has no scalars.',
    },
    unions: {
      title: '{name} unions',
      label: 'Unions',
      description: 'The unions of the {name} schema, the types each may stand for, and where they are returned.',
      empty: 'The schema has no unions.',
    },
  },
  /** A sentence on pages of types with a short description. */
  own: {
    queries: 'The query {type} of the {name} schema: its arguments, the type it returns and an example.',
    mutations: 'The mutation {type} of the {name} schema: its arguments, its answer and an example.',
    objects: 'The object type {type} of the {name} schema, with its fields and where it is used.',
    inputObjects: 'The input object {type} of the {name} schema, with its fields and their defaults.',
    enums: 'The enum {type} of the {name} schema and what each of its values stands for.',
    interfaces: 'The interface {type} of the {name} schema: its fields and the types that implement it.',
    scalars: 'The scalar {type} of the {name} schema and where it is used.',
    unions: 'The union {type} of the {name} schema and the types that it may stand for.',
  },
  arguments: 'Arguments',
  fields: 'Fields',
  values: 'Values',
  memberTypes: 'Member types',
  usedBy: 'Used by',
  implementedBy: 'Implemented by',
  memberOf: 'Member of',
  implements: 'Implements',
  returns: 'Returns',
  argument: 'Argument',
  required: 'required',
  mayBeNull: 'may be null',
  legend: 'A value is never null unless it is marked “may be null”.',
  listOf: 'list of {type}',
  orNull: '{type} or null',
  definition: 'Definition',
  example: 'Example',
  variables: 'Variables',
  answer: 'Answer',
  places: '{count} fields and arguments',
  more: 'and {count} more',
  deprecated: 'deprecated',
  defaultValue: 'Default:',
  specification: 'Specification:',
  scalars: {
    Boolean: 'Either `true` or `false`.',
    Float: 'A number with a fractional part, in double precision.',
    ID: 'An identifier, sent as a string and not meant for people to read. A whole number is accepted too.',
    Int: 'A whole number between −2³¹ and 2³¹ − 1.',
    String: 'Text in Unicode.',
  },
};

export type Words = typeof english;

/** The prefix of these texts in the translation file, which also has those of components. */
export const group = `${textGroup}.graphql`;

/** Texts of pages, besides descriptions in the schema. `translations/` has the other languages. */
export const wordsIn = textsOfPackage('@lectern/references', group, english);
