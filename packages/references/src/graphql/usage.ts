import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import {argumentsOf, documentedTypes, fieldsOf} from './schema';

/** A use of a type: by a type, a field or an argument. */
export interface Use {
  type: GraphQLNamedType;
  field?: [field: string, ...argument: string[]];
}

/** The uses of each type, by its name: fields that return it, arguments and input fields that take it. */
export interface Usage {
  usedBy: Map<string, Use[]>;
  implementedBy: Map<string, Use[]>;
  memberOf: Map<string, Use[]>;
}

/** Longer lists are cut off. */
export const mostUses = 50;

export function usageOf(schema: GraphQLSchema): Usage {
  const usage: Usage = {usedBy: new Map(), implementedBy: new Map(), memberOf: new Map()};
  for (const type of documentedTypes(schema)) {
    if (isUnionType(type)) {
      for (const member of type.getTypes()) add(usage.memberOf, member, {type});
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const implemented of type.getInterfaces()) add(usage.implementedBy, implemented, {type});
    }
    for (const field of fieldsOf(type)) {
      add(usage.usedBy, field.type, {type, field: [field.name]});
      for (const argument of argumentsOf(field)) {
        add(usage.usedBy, argument.type, {type, field: [field.name, argument.name]});
      }
    }
  }
  return usage;
}

function add(map: Map<string, Use[]>, type: GraphQLType, use: Use): void {
  const {name} = getNamedType(type);
  const uses = map.get(name);
  if (uses) uses.push(use);
  else map.set(name, [use]);
}

/** `Page`, `Page.title` or `Page.revisions(first:)` */
export function nameOfUse({type, field}: Use): string {
  if (!field) return type.name;
  const [name, argument] = field;
  return `${type.name}.${name}${argument === undefined ? '' : `(${argument}:)`}`;
}
