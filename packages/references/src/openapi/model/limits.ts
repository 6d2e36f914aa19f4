import type {Limits, NumericLimit} from './types';
import type {Json} from './resolver';

const numeric: NumericLimit[] = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];

/** The limits of a value. In OpenAPI 3.0, `exclusiveMinimum: true` modifies `minimum`. */
export function limitsOf(value: Json): Limits | undefined {
  const limits: Limits = {};
  for (const name of numeric) {
    const bound = value[name];
    if (typeof bound === 'number') limits[name] = bound;
  }
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (value[flag] !== true || limits[bound] === undefined) continue;
    limits[flag] = limits[bound];
    delete limits[bound];
  }
  if (typeof value.pattern === 'string') limits.pattern = value.pattern;
  if (typeof value.multipleOf === 'number') limits.multipleOf = value.multipleOf;
  if (value.uniqueItems === true) limits.unique = true;
  return Object.keys(limits).length > 0 ? limits : undefined;
}
