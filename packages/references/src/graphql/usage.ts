import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import {argumentsOf, documentedTypes, fieldsOf, kindOf} from './schema';

/** A link within the reference. */
export type Link = {text: string; href: string};

/** Where each type is used: fields that return it, arguments and input fields that take it, by type name. */
export type Usage = {
  usedBy: Map<string, Link[]>;
  implementedBy: Map<string, Link[]>;
  memberOf: Map<string, Link[]>;
};

export function usageOf(schema: GraphQLSchema): Usage {
  const usage: Usage = {usedBy: new Map(), implementedBy: new Map(), memberOf: new Map()};
  for (const type of documentedTypes(schema)) {
    if (isUnionType(type)) {
      for (const member of type.getTypes()) add(usage.memberOf, member, linkToType(type, schema));
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const implemented of type.getInterfaces()) add(usage.implementedBy, implemented, linkToType(type, schema));
    }
    for (const field of fieldsOf(type)) {
      add(usage.usedBy, field.type, linkToField(type, field.name, schema));
      for (const argument of argumentsOf(field)) {
        add(usage.usedBy, argument.type, linkToField(type, field.name, schema, argument.name));
      }
    }
  }
  return usage;
}

function add(map: Map<string, Link[]>, type: GraphQLType, link: Link): void {
  const {name} = getNamedType(type);
  map.set(name, [...(map.get(name) ?? []), link]);
}

export function linkToType(type: GraphQLNamedType, schema: GraphQLSchema, text = type.name): Link {
  return {text, href: `./${kindOf(type, schema) ?? 'queries'}.md#${type.name}`};
}

function linkToField(type: GraphQLNamedType, field: string, schema: GraphQLSchema, argument?: string): Link {
  const text = `${type.name}.${field}${argument ? `(${argument}:)` : ''}`;
  const anchor = argument ? `${field}.${argument}` : field;
  if (type === schema.getQueryType()) return {text, href: `./queries.md#${anchor}`};
  if (type === schema.getMutationType()) return {text, href: `./mutations.md#${anchor}`};
  return {text, href: `./${kindOf(type, schema)}.md#${type.name}.${anchor}`};
}
