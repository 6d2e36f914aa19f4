import {
  type ASTNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getLocation,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import type {GraphQlKind} from '../graphQlKinds';

/** Anything in a schema that carries a description. */
export type Described = {
  description?: string | null;
  deprecationReason?: string | null;
  astNode?: ASTNode | null;
};

/** Every part of the schema that is documented, by its coordinates: `Type`, `Type.field`, `Type.field.argument`. */
export function describedParts(schema: GraphQLSchema): Map<string, Described> {
  const parts = new Map<string, Described>();
  for (const type of documentedTypes(schema)) {
    // GraphQL's own scalars are described by translations/.
    if (isSpecifiedScalarType(type)) continue;
    parts.set(type.name, type);
    if (isEnumType(type)) {
      for (const value of type.getValues()) parts.set(`${type.name}.${value.name}`, value);
    }
    for (const field of fieldsOf(type)) {
      parts.set(`${type.name}.${field.name}`, field);
      for (const argument of argumentsOf(field)) parts.set(`${type.name}.${field.name}.${argument.name}`, argument);
    }
  }
  return parts;
}

export function documentedTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && type !== schema.getSubscriptionType(),
  );
}

export type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Of objects, interfaces and input objects; other types have none. */
export function fieldsOf(type: GraphQLNamedType): Field[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values<Field>(type.getFields()) : [];
}

/** Fields of input objects have none. */
export function argumentsOf(field: Field | GraphQLArgument): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : [];
}

/** The page a type stands on; none for the types whose fields are the queries and mutations. */
export function kindOf(type: GraphQLNamedType, schema: GraphQLSchema): GraphQlKind | undefined {
  if (isRootType(type, schema)) return undefined;
  if (isObjectType(type)) return 'objects';
  if (isInputObjectType(type)) return 'inputObjects';
  if (isEnumType(type)) return 'enums';
  if (isInterfaceType(type)) return 'interfaces';
  if (isScalarType(type)) return 'scalars';
  if (isUnionType(type)) return 'unions';
  return undefined;
}

function isRootType(type: GraphQLNamedType, schema: GraphQLSchema): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();
}

/** The type whose fields stand on a page, for queries and mutations. */
export function rootTypeOf(kind: GraphQlKind, schema: GraphQLSchema): GraphQLObjectType | undefined {
  if (kind === 'queries') return schema.getQueryType() ?? undefined;
  if (kind === 'mutations') return schema.getMutationType() ?? undefined;
  return undefined;
}

/** What stands on each page, by name: fields of the root types, and all other types. */
export function entitiesByKind(schema: GraphQLSchema): Record<GraphQlKind, Record<string, object>> {
  const entities: Record<GraphQlKind, Record<string, object>> = {
    queries: {...rootTypeOf('queries', schema)?.getFields()},
    mutations: {...rootTypeOf('mutations', schema)?.getFields()},
    objects: {},
    inputObjects: {},
    enums: {},
    interfaces: {},
    scalars: {},
    unions: {},
  };
  for (const type of documentedTypes(schema)) {
    const kind = kindOf(type, schema);
    if (kind) entities[kind][type.name] = type;
  }
  return entities;
}

/** Line of a part in the schema's file; 1 for a schema that was read from an endpoint. */
export function lineOf(part: Described): number {
  return lineOfNode(part.astNode) ?? 1;
}

/** Line of the name, where there is one: definitions begin with their descriptions. */
export function lineOfNode(node?: ASTNode | null): number | undefined {
  const place = node && 'name' in node ? node.name?.loc : node?.loc;
  return place && getLocation(place.source, place.start).line;
}
