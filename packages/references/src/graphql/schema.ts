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

/** A part of a schema that can have a description. */
export type Described = {
  description?: string | null;
  deprecationReason?: string | null;
  astNode?: ASTNode | null;
};

/** Every documented part of the schema, by its coordinates: `Type`, `Type.field`, `Type.field.argument`. */
export function describedParts(schema: GraphQLSchema): Map<string, Described> {
  const parts = new Map<string, Described>();
  for (const type of documentedTypes(schema)) {
    // `translations/` describes the built-in scalars.
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

/** Fields of objects, interfaces and input objects; other types have none. */
export function fieldsOf(type: GraphQLNamedType): Field[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values<Field>(type.getFields()) : [];
}

/** Arguments of fields; those of input objects have none. */
export function argumentsOf(field: Field | GraphQLArgument): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : [];
}

/** The page of a type; undefined for the types whose fields are the queries and mutations. */
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

/** The type whose fields are on a page, for queries and mutations. */
export function rootTypeOf(kind: GraphQlKind, schema: GraphQLSchema): GraphQLObjectType | undefined {
  if (kind === 'queries') return schema.getQueryType() ?? undefined;
  if (kind === 'mutations') return schema.getMutationType() ?? undefined;
  return undefined;
}

/** The content of each page, by name: fields of the root types, and all other types. */
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

/** The line of a part in the schema's file; 1 for a schema from an endpoint. */
export function lineOf(part: Described): number {
  return lineOfNode(part.astNode) ?? 1;
}

/** The line of the name, if there is one: definitions begin with their descriptions. */
export function lineOfNode(node?: ASTNode | null): number | undefined {
  const place = node && 'name' in node ? node.name?.loc : node?.loc;
  return place && getLocation(place.source, place.start).line;
}
