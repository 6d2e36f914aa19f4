import type {GraphQlKind} from '../../../src/config/graphql';
import type {Locale} from '../../../src/config/i18n';

/** What the pages say besides the schema's own descriptions. */
export type Words = {
  pages: Record<GraphQlKind, {title: string; label: string; description: string; empty: string}>;
  arguments: string;
  fields: string;
  values: string;
  memberTypes: string;
  usedBy: string;
  implementedBy: string;
  memberOf: string;
  implements: string;
  returns: string;
  argument: string;
  required: string;
  deprecated: string;
  defaultValue: string;
  specification: string;
  /** GraphQL's own scalars. */
  scalars: Record<string, string>;
  typeset(text: string): string;
};

const english: Words = {
  pages: {
    queries: {
      title: 'GraphQL queries',
      label: 'Queries',
      description: 'Every query of the sample GraphQL schema: its arguments, their defaults, and the type it returns.',
      empty: 'The schema has no queries.',
    },
    mutations: {
      title: 'GraphQL mutations',
      label: 'Mutations',
      description: 'Every mutation of the sample GraphQL schema: what it changes, its arguments and its answer.',
      empty: 'The schema has no mutations.',
    },
    objects: {
      title: 'GraphQL objects',
      label: 'Objects',
      description:
        'The object types of the sample GraphQL schema, with their fields, interfaces and where they are used.',
      empty: 'The schema has no object types.',
    },
    inputObjects: {
      title: 'GraphQL input objects',
      label: 'Input objects',
      description: 'The input objects that arguments of the sample GraphQL schema take, field by field, with defaults.',
      empty: 'The schema has no input objects.',
    },
    enums: {
      title: 'GraphQL enums',
      label: 'Enums',
      description: 'The enums of the sample GraphQL schema and what each of their values stands for.',
      empty: 'The schema has no enums.',
    },
    interfaces: {
      title: 'GraphQL interfaces',
      label: 'Interfaces',
      description:
        'The interfaces of the sample GraphQL schema: the fields they promise and the types that implement them.',
      empty: 'The schema has no interfaces.',
    },
    scalars: {
      title: 'GraphQL scalars',
      label: 'Scalars',
      description:
        'The scalars of the sample GraphQL schema, its own and the built-in ones, with their specifications.',
      empty: 'The schema has no scalars.',
    },
    unions: {
      title: 'GraphQL unions',
      label: 'Unions',
      description:
        'The unions of the sample GraphQL schema, the types each may stand for, and where they are returned.',
      empty: 'The schema has no unions.',
    },
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
  typeset: (text) => text,
};

const french: Words = {
  pages: {
    queries: {
      title: 'Requêtes GraphQL',
      label: 'Requêtes',
      description:
        'Toutes les requêtes du schéma GraphQL d’exemple : leurs arguments, leurs valeurs par défaut, leur type.',
      empty: 'Le schéma ne contient aucune requête.',
    },
    mutations: {
      title: 'Mutations GraphQL',
      label: 'Mutations',
      description:
        'Toutes les mutations du schéma GraphQL d’exemple : ce qu’elles modifient, leurs arguments, leur réponse.',
      empty: 'Le schéma ne contient aucune mutation.',
    },
    objects: {
      title: 'Objets GraphQL',
      label: 'Objets',
      description: 'Les types d’objet du schéma GraphQL d’exemple : leurs champs, leurs interfaces et leurs emplois.',
      empty: 'Le schéma ne contient aucun type d’objet.',
    },
    inputObjects: {
      title: 'Objets d’entrée GraphQL',
      label: 'Objets d’entrée',
      description: 'Les objets d’entrée attendus par les arguments du schéma GraphQL d’exemple, champ par champ.',
      empty: 'Le schéma ne contient aucun objet d’entrée.',
    },
    enums: {
      title: 'Énumérations GraphQL',
      label: 'Énumérations',
      description: 'Les énumérations du schéma GraphQL d’exemple et le sens de chacune de leurs valeurs.',
      empty: 'Le schéma ne contient aucune énumération.',
    },
    interfaces: {
      title: 'Interfaces GraphQL',
      label: 'Interfaces',
      description: 'Les interfaces du schéma GraphQL d’exemple : les champs promis et les types qui les implémentent.',
      empty: 'Le schéma ne contient aucune interface.',
    },
    scalars: {
      title: 'Scalaires GraphQL',
      label: 'Scalaires',
      description: 'Les scalaires du schéma GraphQL d’exemple, propres ou prédéfinis, avec leurs spécifications.',
      empty: 'Le schéma ne contient aucun scalaire.',
    },
    unions: {
      title: 'Unions GraphQL',
      label: 'Unions',
      description:
        'Les unions du schéma GraphQL d’exemple, les types que chacune réunit et les champs qui les renvoient.',
      empty: 'Le schéma ne contient aucune union.',
    },
  },
  arguments: 'Arguments',
  fields: 'Champs',
  values: 'Valeurs',
  memberTypes: 'Types réunis',
  usedBy: 'Utilisé par',
  implementedBy: 'Implémentée par',
  memberOf: 'Membre de',
  implements: 'Implémente',
  returns: 'Renvoie',
  argument: 'Argument',
  required: 'obligatoire',
  deprecated: 'obsolète',
  defaultValue: 'Par défaut :',
  specification: 'Spécification :',
  scalars: {
    Boolean: '`true` (vrai) ou `false` (faux).',
    Float: 'Un nombre à virgule, en double précision.',
    ID: 'Un identifiant. Il circule sous forme de chaîne, n’est pas fait pour être lu, et peut aussi être donné comme nombre entier.',
    Int: 'Un nombre entier compris entre −2³¹ et 2³¹ − 1.',
    String: 'Du texte en Unicode.',
  },
  typeset: frenchSpaces,
};

/** Puts the no-break spaces that French wants inside guillemets, before high punctuation and in numbers. */
function frenchSpaces(text: string): string {
  return text
    .replaceAll(/ ([;:!?»])/g, '\u202f$1')
    .replaceAll(/« /g, '«\u202f')
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
    .replaceAll("'", '’');
}

export const words: Record<Locale, Words> = {en: english, fr: french};
