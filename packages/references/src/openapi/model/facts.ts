import {isObject} from '../path';
import {descriptionOf} from './descriptionOf';
import {asHtml} from './html';
import {limitsOf} from './limits';
import type {Json, Resolver} from './resolver';
import type {Shape} from './types';
import {asText} from './typeOf';

export type Facts = Pick<Shape, 'description' | 'limits' | 'default' | 'example'>;

/** What a schema says of its value, apart from the type. */
export function factsOf(value: Json, resolver: Resolver): Facts {
  const {default: preset} = value;
  const description = descriptionOf(value, resolver);
  const limits = limitsOf(value);
  const example = value.example ?? (Array.isArray(value.examples) ? (value.examples as unknown[])[0] : undefined);
  const isShort = !isObject(example) && isShown(example) && asText(example).length <= 120;
  return {
    ...(description && {description: asHtml(description)}),
    ...(limits && {limits}),
    ...(preset === '' ? {default: '""'} : isShown(preset) && {default: asText(preset)}),
    ...(isShort && {example: asText(example)}),
  };
}

/** Whether an example exists: a missing one must not be shown as `undefined`. */
function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && asText(value) !== '{}';
}
