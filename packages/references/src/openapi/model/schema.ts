import {isObject} from '../path';
import type {Json, Resolver} from './resolver';

/** A resolved schema: without a reference or `allOf` at its top, and with `null` as a separate flag. */
export interface Whole {
  value: Json;
  /** The name in `components`, or the title. */
  name?: string;
  isNullable: boolean;
}

/**
 * Resolves a schema:
 *
 *   allOf: [A, B]                      → A and B in one
 *   type: [string, 'null']             → a string, which may be null
 *   oneOf: [{$ref: A}, {type: 'null'}] → A, which may be null
 *   oneOf: [{const: 1, title: …}, …]   → an enum, whose values have meanings
 */
export function wholeOf(schema: unknown, resolver: Resolver, depth = 0): Whole {
  const {value, name} = resolver.resolve(schema);
  // A schema that contains itself by `allOf` is invalid.
  const merged = depth > 20 ? {value} : withParts(value, resolver, depth);
  const whole = withoutNull({...merged, name: name ?? merged.name}, resolver, depth);
  const title = typeof value.title === 'string' && value.title ? value.title : undefined;
  return {...whole, value: withMeanings(whole.value, resolver), name: whole.name ?? title};
}

/** Since 3.1, constants with a title or a description are the way to say what each value means. */
function withMeanings(value: Json, resolver: Resolver): Json {
  const [choice, ...others] = choicesOf(value);
  if (!choice || others.length > 0) return value;
  const options = choice.options.map((option) => resolver.of(option));
  if (!options.every(({const: one}) => ['string', 'number', 'boolean'].includes(typeof one))) return value;
  const meanings = options.map(({const: one, title, description}): [string, string] => [
    String(one),
    [title, description].filter((text) => typeof text === 'string' && text).join(': '),
  ]);
  const rest = Object.entries(value).filter(([name]) => name !== choice.kind);
  const all = {enum: options.map((option) => option.const), 'x-enumDescriptions': Object.fromEntries(meanings)};
  return {...all, ...Object.fromEntries(rest)};
}

function withParts(value: Json, resolver: Resolver, depth: number): {value: Json; name?: string} {
  if (!Array.isArray(value.allOf)) return {value};
  const {allOf, ...own} = value;
  const parts = (allOf as unknown[]).map((part) => wholeOf(part, resolver, depth + 1));
  const merged = [...parts.map((part) => part.value), own].reduce(merge, {});
  // `allOf` with one part only adds to it.
  const [only] = parts.length === 1 && !isObject(own.properties) ? parts : [];
  return {value: merged, name: only?.name};
}

/** Merges two schemas: lists of names are joined, properties are merged, and otherwise the second one wins. */
function merge(first: Json, second: Json): Json {
  const result = {...first, ...second};
  if (isObject(first.properties) && isObject(second.properties)) {
    result.properties = {...first.properties, ...second.properties};
    for (const [name, value] of Object.entries(second.properties)) {
      const before = first.properties[name];
      if (before !== undefined && isObject(value)) (result.properties as Json)[name] = bothOf(before, value);
    }
  }
  if (Array.isArray(first.required) && Array.isArray(second.required))
    result.required = [...new Set([...(first.required as unknown[]), ...(second.required as unknown[])])];
  for (const key of ['oneOf', 'anyOf']) {
    if (first[key] && second[key]) result['x-more'] = [...[first['x-more'] ?? []].flat(), {[key]: first[key]}];
  }
  return result;
}

function bothOf(before: unknown, value: Json): unknown {
  return JSON.stringify(before) === JSON.stringify(value) ? value : {allOf: [before, value]};
}

function withoutNull(whole: {value: Json; name?: string}, resolver: Resolver, depth: number): Whole {
  const {value, name} = whole;
  const types = Array.isArray(value.type) ? (value.type as unknown[]) : undefined;
  let isNullable = value.nullable === true || types?.includes('null') === true;
  let result: Json = value;
  if (types) {
    const others = types.filter((type) => type !== 'null');
    result = {...result, type: others.length === 1 ? others[0] : others};
  }
  for (const key of ['oneOf', 'anyOf']) {
    const options = result[key];
    if (!Array.isArray(options)) continue;
    const others = (options as unknown[]).filter((option) => !isNull(resolver.of(option)));
    if (others.length === options.length && others.length > 1) continue;
    isNullable ||= others.length < options.length;
    const rest = Object.fromEntries(Object.entries(result).filter(([name]) => name !== key));
    if (others.length !== 1) {
      result = {...rest, ...(others.length > 0 && {[key]: others})};
      continue;
    }
    const only = wholeOf(others[0], resolver, depth + 1);
    return {
      value: merge(only.value, rest),
      name: name ?? only.name,
      isNullable: isNullable || only.isNullable,
    };
  }
  return {value: result, name, isNullable};
}

function isNull(schema: Json): boolean {
  return schema.type === 'null' || (Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === null);
}

/** The groups of variants; an `allOf` may join several. */
export function choicesOf(value: Json): {kind: 'oneOf' | 'anyOf'; options: unknown[]}[] {
  const groups = [value, ...[value['x-more'] ?? []].flat()] as Json[];
  return groups.flatMap((group) =>
    (['oneOf', 'anyOf'] as const).flatMap((kind) => {
      const options = group[kind];
      return Array.isArray(options) && options.length > 0 ? [{kind, options: options as unknown[]}] : [];
    }),
  );
}

/** Without those that may not be sent: their schema is `false`. */
export function propertiesOf(value: Json): [string, unknown][] {
  return isObject(value.properties) ? Object.entries(value.properties).filter(([, schema]) => schema !== false) : [];
}

export function isRequired(value: Json, name: string): boolean {
  return Array.isArray(value.required) && (value.required as unknown[]).includes(name);
}

/** The type if there is only one: explicit, or implied by other keywords. */
export function typeNameOf(value: Json): string | undefined {
  if (typeof value.type === 'string') return value.type;
  if (value.type !== undefined) return undefined;
  if (isObject(value.properties) || isObject(value.additionalProperties) || value.patternProperties) return 'object';
  if (value.items || value.prefixItems) return 'array';
  if (value.minLength !== undefined || value.maxLength !== undefined || value.pattern !== undefined || value.format)
    return 'string';
  const sample = value.const ?? (Array.isArray(value.enum) ? (value.enum as unknown[])[0] : undefined);
  return sample === undefined || sample === null ? undefined : Number.isInteger(sample) ? 'integer' : typeof sample;
}
