import {asString, isObject} from '../path';
import type {Json, Resolver} from './resolver';
import {wholeOf} from './schema';

/** What a schema says of its value and, as a second paragraph, of the items of a list. */
export function descriptionOf(value: Json, resolver: Resolver): string {
  const own = asString(value.description).trim();
  if (!isObject(value.items)) return own;
  // A schema that the list refers to says of itself what it is: the list need not repeat it.
  const {description} = own ? value.items : wholeOf(value.items, resolver).value;
  const ofItems = asString(description).trim();
  return [own, ofItems === own ? '' : ofItems].filter(Boolean).join('\n\n');
}
