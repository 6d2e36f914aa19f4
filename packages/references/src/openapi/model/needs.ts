import type {Json, Resolver} from './resolver';
import {choicesOf, isRequired, propertiesOf} from './schema';
import type {Needs} from './types';

/** Options that only name fields: `anyOf: [{required: [source]}, {required: [build_type]}]`. */
export function needsOf(value: Json, resolver: Resolver): Needs[] {
  return choicesOf(value).flatMap(({kind, options}) => {
    const sets = options.map((option) => onlyRequired(resolver.of(option)));
    return sets.includes(undefined) ? [] : [{kind, sets: sets as string[][]}];
  });
}

/** The fields that all options share, and that this one requires. */
export function needsOfOption(option: Json, around: Json): Needs[] {
  const own = new Set(propertiesOf(option).map(([name]) => name));
  const sets = propertiesOf(around).flatMap(([name]) =>
    isRequired(option, name) && !isRequired(around, name) && !own.has(name) ? [[name]] : [],
  );
  return sets.length > 0 ? [{kind: 'allOf', sets}] : [];
}

/** Where a value has exactly one of several sets of fields, those that the first set lacks. */
export function surplusOf(value: Json, resolver: Resolver): Set<string> {
  const exact = needsOf(value, resolver).filter(({kind}) => kind === 'oneOf');
  const surplus = exact.flatMap(({sets: [first, ...others]}) => others.flat().filter((name) => !first!.includes(name)));
  return new Set(surplus.filter((name) => !isRequired(value, name)));
}

function onlyRequired({type, required, ...others}: Json): string[] | undefined {
  const isObjectOnly = (type ?? 'object') === 'object' && Object.keys(others).length === 0;
  return isObjectOnly && Array.isArray(required) && required.length > 0 ? required.map(String) : undefined;
}
