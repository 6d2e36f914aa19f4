import {isObject} from '../path';
import {surplusOf} from './needs';
import type {Resolver} from './resolver';
import {choicesOf, propertiesOf, typeNameOf, wholeOf} from './schema';

/** Sent data lack properties that only the server writes; received data lack the opposite. */
export type Direction = 'sent' | 'received';

/** Levels of nesting in an example. */
const mostDeep = 7;
const mostValues = 250;

/** Sample data for a schema, from its own examples if it has some; of one of its kinds, if it offers several. */
export function exampleOf(schema: unknown, direction: Direction, resolver: Resolver, kind?: number): unknown {
  let left = mostValues;
  let wanted = kind;
  return make(schema, [], 0);

  function make(part: unknown, around: readonly string[], depth: number): unknown {
    left -= 1;
    const {value, name, isNullable} = wholeOf(part, resolver);
    const [choices] = choicesOf(value);
    // Its own example may be of another kind.
    const said = wanted === undefined ? saidExample(value) : undefined;
    if (said !== undefined) return said;
    if (depth > mostDeep || left < 0 || (name !== undefined && around.includes(name))) return nothing;
    const inside = name === undefined ? around : [...around, name];
    const option = choices?.options[wanted ?? 0];
    wanted = undefined;
    if (propertiesOf(value).length > 0 || typeNameOf(value) === 'object') return object(value, option, inside, depth);
    if (choices) return make(option, inside, depth);
    if (typeNameOf(value) === 'array') return list(value.items, inside, depth);
    return isNullable && typeNameOf(value) === undefined ? null : scalar(value);
  }

  function object(
    value: Record<string, unknown>,
    option: unknown,
    around: readonly string[],
    depth: number,
  ): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    const surplus = surplusOf(value, resolver);
    for (const [name, property] of propertiesOf(value)) {
      if (surplus.has(name)) continue;
      const {readOnly, writeOnly} = resolver.of(property);
      if ((direction === 'sent' && readOnly === true) || (direction === 'received' && writeOnly === true)) continue;
      const made = make(property, around, depth + 1);
      if (made !== nothing) result[name] = made;
    }
    const {additionalProperties} = value;
    if (
      isObject(additionalProperties) &&
      Object.keys(result).length === 0 &&
      Object.keys(additionalProperties).length > 0
    ) {
      const made = make(additionalProperties, around, depth + 1);
      if (made !== nothing) result.key = made;
    }
    const variant = option === undefined ? undefined : make(option, around, depth);
    return isObject(variant) ? {...result, ...variant} : result;
  }

  function list(items: unknown, around: readonly string[], depth: number): unknown[] {
    const made = make(items ?? {}, around, depth + 1);
    return made === nothing ? [] : [made];
  }
}

/** Marks an omitted value, because `null` and `undefined` may be data. */
const nothing = Symbol('nothing');

export function saidExample(value: Record<string, unknown>): unknown {
  if (value.example !== undefined) return value.example;
  if (Array.isArray(value.examples) && value.examples.length > 0) return value.examples[0] as unknown;
  if (value.const !== undefined) return value.const;
  if (value.default !== undefined && value.default !== null) return value.default;
  return Array.isArray(value.enum) ? (value.enum as unknown[]).find((one) => one !== null) : undefined;
}

const byFormat: Record<string, string> = {
  'date-time': '2024-01-15T09:30:00Z',
  date: '2024-01-15',
  time: '09:30:00Z',
  email: 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/path',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'aGVsbG8=',
  binary: '<binary>',
  password: '********',
};

function scalar(value: Record<string, unknown>): unknown {
  const type = typeNameOf(value) ?? (Array.isArray(value.type) ? String((value.type as unknown[])[0]) : 'string');
  const {minimum = 0, format} = value;
  switch (type) {
    case 'integer':
    case 'number':
      return typeof minimum === 'number' ? minimum : 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'object':
      return {};
    case 'array':
      return [];
    default:
      return (typeof format === 'string' && byFormat[format]) || 'string';
  }
}
