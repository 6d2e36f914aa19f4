import {translate} from '@docusaurus/Translate';
import {exact} from '../openapi/model/exact';
import type {Limits, NumericLimit, Shape} from '../openapi/model/types';

export interface Part {
  words: string;
  code?: string;
}

/** The limits of a value in one line: `1 to 60 characters · default Minette`. */
export function limitsInWords({limits = {}, access, default: preset, example}: Shape): Part[] {
  const words = [access && accessInWords(access), ...boundsInWords(limits)].flatMap((one) => one || []);
  return [
    ...words.map((one) => ({words: one})),
    ...(limits.pattern === undefined
      ? []
      : [{words: translate({id: 'theme.openapi.limits.pattern', message: 'matches'}), code: limits.pattern}]),
    ...(preset === undefined
      ? []
      : [{words: translate({id: 'theme.openapi.limits.default', message: 'default'}), code: preset}]),
    ...(example === undefined || example === preset
      ? []
      : [{words: translate({id: 'theme.openapi.limits.example', message: 'example'}), code: example}]),
  ];
}

function accessInWords(access: 'read' | 'write'): string {
  return access === 'read'
    ? translate({id: 'theme.openapi.limits.readOnly', message: 'read only'})
    : translate({id: 'theme.openapi.limits.writeOnly', message: 'write only'});
}

function boundsInWords(limits: Limits): string[] {
  return [
    counted(limits, 'minLength', 'maxLength', 'characters'),
    counted(limits, 'minItems', 'maxItems', 'items'),
    counted(limits, 'minProperties', 'maxProperties', 'fields'),
    range(limits),
    limits.multipleOf === undefined
      ? ''
      : translate(
          {id: 'theme.openapi.limits.multipleOf', message: 'multiple of {number}'},
          {number: limits.multipleOf},
        ),
    limits.unique ? translate({id: 'theme.openapi.limits.unique', message: 'no duplicates'}) : '',
  ].filter(Boolean);
}

type Unit = 'characters' | 'items' | 'fields';

function counted(limits: Limits, low: NumericLimit, high: NumericLimit, unit: Unit): string {
  const [from, to] = [limits[low], limits[high]];
  const what = unitInWords(unit);
  if (from !== undefined && from === to)
    return translate({id: 'theme.openapi.limits.exactly', message: '{unit}: {number}'}, {unit: what, number: from});
  if (from !== undefined && to !== undefined)
    return translate({id: 'theme.openapi.limits.between', message: '{from} to {to} {unit}'}, {from, to, unit: what});
  if (from !== undefined)
    return translate(
      {id: 'theme.openapi.limits.atLeast', message: '{unit}: at least {number}'},
      {unit: what, number: from},
    );
  if (to !== undefined)
    return translate(
      {id: 'theme.openapi.limits.atMost', message: '{unit}: at most {number}'},
      {unit: what, number: to},
    );
  return '';
}

function unitInWords(unit: Unit): string {
  switch (unit) {
    case 'characters':
      return translate({id: 'theme.openapi.limits.characters', message: 'characters'});
    case 'items':
      return translate({id: 'theme.openapi.limits.items', message: 'items'});
    case 'fields':
      return translate({id: 'theme.openapi.limits.fields', message: 'fields'});
  }
}

function range({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Limits): string {
  if (minimum !== undefined && maximum !== undefined)
    return translate(
      {id: 'theme.openapi.limits.range', message: '{from} to {to}'},
      {from: exact(minimum), to: exact(maximum)},
    );
  return [
    minimum === undefined ? '' : `≥ ${exact(minimum)}`,
    exclusiveMinimum === undefined ? '' : `> ${exclusiveMinimum}`,
    maximum === undefined ? '' : `≤ ${exact(maximum)}`,
    exclusiveMaximum === undefined ? '' : `< ${exclusiveMaximum}`,
  ]
    .filter(Boolean)
    .join(', ');
}
