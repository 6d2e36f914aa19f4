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
  if (from === undefined && to === undefined) return '';
  const number = to ?? from!;
  const values = {from: from ?? '', number, unit: unitInWords(unit, number)};
  if (from === to) return translate({id: 'theme.openapi.limits.exactly', message: 'exactly {number} {unit}'}, values);
  if (from === undefined)
    return translate({id: 'theme.openapi.limits.atMost', message: 'at most {number} {unit}'}, values);
  if (to === undefined)
    return translate({id: 'theme.openapi.limits.atLeast', message: 'at least {number} {unit}'}, values);
  return translate({id: 'theme.openapi.limits.between', message: '{from} to {number} {unit}'}, values);
}

function unitInWords(unit: Unit, number: number): string {
  const one = number === 1;
  switch (unit) {
    case 'characters':
      return one
        ? translate({id: 'theme.openapi.limits.character', message: 'character'})
        : translate({id: 'theme.openapi.limits.characters', message: 'characters'});
    case 'items':
      return one
        ? translate({id: 'theme.openapi.limits.item', message: 'item'})
        : translate({id: 'theme.openapi.limits.items', message: 'items'});
    case 'fields':
      return one
        ? translate({id: 'theme.openapi.limits.field', message: 'field'})
        : translate({id: 'theme.openapi.limits.fields', message: 'fields'});
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
