import {isObject} from '../path';
import type {ChoiceName} from './types';
import {type Json, pathOf, type Resolver} from './resolver';
import {propertiesOf, type Whole, wholeOf} from './schema';
import {asText, type PagesOfSchemas, typeOf} from './typeOf';

/**
 * Names for the variants of a schema, by what distinguishes them: a title, the value that a discriminator maps to it, a
 * constant, a type that isn't an object, or properties that only one requires.
 */
export function choiceNames(options: unknown[], around: Json, resolver: Resolver, pages: PagesOfSchemas): ChoiceName[] {
  const wholes = options.map((option) => wholeOf(option, resolver));
  const names = wholes.map((whole, index): ChoiceName => {
    const {value} = whole;
    const text =
      (typeof value.title === 'string' && value.title) ||
      discriminated(options[index], around)?.value ||
      whole.name ||
      constantIn(whole, resolver, around);
    if (text) return {text};
    const type = typeOf(whole, resolver, pages);
    if (type.is !== 'plain' || type.name !== 'object') return {type};
    const fields = ownFields(wholes, index);
    return fields.length > 0 ? {fields} : {option: index + 1};
  });
  // If two names are the same, they are useless.
  const keys = names.map((name) => JSON.stringify(name));
  return names.map((name, index) =>
    keys.indexOf(keys[index]!) === keys.lastIndexOf(keys[index]!) ? name : {...name, option: index + 1},
  );
}

/** The property that tells this variant from the others, and its value, if a discriminator maps one to it. */
export function discriminated(option: unknown, {discriminator}: Json): {property: unknown; value: string} | undefined {
  const name = isObject(option) && typeof option.$ref === 'string' ? pathOf(option.$ref).at(-1) : undefined;
  if (name === undefined || !isObject(discriminator) || !isObject(discriminator.mapping)) return undefined;
  const mapped = Object.entries(discriminator.mapping).find(([, target]) => pathOf(String(target)).at(-1) === name);
  return mapped && {property: discriminator.propertyName, value: mapped[0]};
}

/** The value of the discriminator, or of a property with only one possible value. */
function constantIn({value}: Whole, resolver: Resolver, {discriminator}: Json): string | undefined {
  const wanted = isObject(discriminator) ? discriminator.propertyName : undefined;
  const constants = propertiesOf(value).flatMap(([name, property]) => {
    const {const: only, enum: values} = resolver.of(property);
    const constant = only ?? (Array.isArray(values) && values.length === 1 ? (values[0] as unknown) : undefined);
    return constant === undefined || constant === null ? [] : [{name, text: asText(constant)}];
  });
  return (constants.find(({name}) => name === wanted) ?? constants[0])?.text;
}

/** Properties that only this variant requires or has. */
function ownFields(wholes: Whole[], index: number): string[] {
  const required = ({value}: Whole): string[] =>
    Array.isArray(value.required) ? value.required.filter((name) => typeof name === 'string') : [];
  const all = ({value}: Whole): string[] => propertiesOf(value).map(([name]) => name);
  for (const fieldsOf of [required, all]) {
    const others = new Set(wholes.flatMap((whole, at) => (at === index ? [] : fieldsOf(whole))));
    const own = fieldsOf(wholes[index]!).filter((name) => !others.has(name));
    if (own.length > 0) return own.slice(0, 3);
  }
  return [];
}
