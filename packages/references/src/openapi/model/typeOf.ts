import {exact} from './exact';
import type {Type} from './types';
import type {Resolver} from './resolver';
import {choicesOf, propertiesOf, typeNameOf, type Whole, wholeOf} from './schema';

const objectLike = (type: Type): boolean => type.is === 'plain' && type.name === 'object';

/** Page ids by the names of schemas. */
export type PagesOfSchemas = ReadonlyMap<string, string>;

/**
 * The type of a schema:
 *
 *   oneOf: [string, integer]   → string | integer
 *   array of Pet               → a list of Pet, with its page if it has one
 *   additionalProperties: …    → a map
 */
export function typeOf(whole: Whole, resolver: Resolver, pages: PagesOfSchemas, depth = 0): Type {
  const type = plainTypeOf(whole, resolver, pages, depth);
  return whole.isNullable ? unionOf([type, {is: 'plain', name: 'null'}]) : type;
}

function plainTypeOf({value, name}: Whole, resolver: Resolver, pages: PagesOfSchemas, depth: number): Type {
  const inner = (schema: unknown): Type => typeOf(wholeOf(schema, resolver), resolver, pages, depth + 1);
  if (value.const !== undefined && value.const !== null) return {is: 'const', value: asText(value.const)};
  const [choices] = choicesOf(value);
  const isObject = propertiesOf(value).length > 0;
  if (choices && !isObject && depth < 4) {
    const types = choices.options.map(inner);
    if (!name || !types.some((type) => type.is === 'named' || objectLike(type)))
      return unionOf(types, named(name, pages));
  }
  if ((isObject || choices) && name) return named(name, pages)!;
  if (Array.isArray(value.type))
    return unionOf(
      (value.type as string[]).map((one) =>
        plainTypeOf({value: {...value, type: one}, isNullable: false}, resolver, pages, depth + 1),
      ),
    );
  // An enum without a type may mix them.
  if (value.type === undefined && Array.isArray(value.enum) && value.enum.length > 0)
    return unionOf((value.enum as unknown[]).map((one) => ({is: 'plain', name: nameOfType(one)})));
  const type = typeNameOf(value);
  if (type === 'array' && depth < 4) return {is: 'list', of: unionOf(itemsOf(value).map(inner))};
  if (type === 'array') return {is: 'list', of: {is: 'plain', name: 'any'}};
  if (type === 'object' && !isObject && isMap(value) && depth < 4)
    return {is: 'map', of: inner(value.additionalProperties === true ? {} : value.additionalProperties)};
  if (type === 'object' && name) return named(name, pages)!;
  return {is: 'plain', name: type ?? 'any', ...(typeof value.format === 'string' && {format: value.format})};
}

/** The schemas of items; those by position only say what a list contains if they say which others may follow. */
function itemsOf({items, prefixItems, maxItems}: Whole['value']): unknown[] {
  if (!Array.isArray(prefixItems) || prefixItems.length === 0) return [items ?? {}];
  const isClosed = items === false || (typeof maxItems === 'number' && maxItems <= prefixItems.length);
  if (isClosed) return prefixItems as unknown[];
  return typeof items === 'object' ? [...(prefixItems as unknown[]), items] : [{}];
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isMap({additionalProperties, patternProperties}: Whole['value']): boolean {
  return !patternProperties && (additionalProperties === true || typeof additionalProperties === 'object');
}

function named(name: string | undefined, pages: PagesOfSchemas): Type | undefined {
  const page = name && pages.get(name);
  return name ? {is: 'named', name, ...(page && {page})} : undefined;
}

/** Removes duplicates: objects without a name are distinguished by the names of variants, not here. */
function unionOf(types: Type[], fallback?: Type): Type {
  const flat = types.flatMap((type) => (type.is === 'union' ? type.of : [type]));
  const unique = [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
  if (unique.length === 1) return unique[0]!;
  return unique.length === 0 ? (fallback ?? {is: 'plain', name: 'any'}) : {is: 'union', of: unique};
}

/** A value as JSON, but texts without quotation marks. */
export function asText(value: unknown): string {
  if (typeof value === 'number') return exact(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
