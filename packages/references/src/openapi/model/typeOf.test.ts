import {expect, it} from 'vitest';
import {Resolver} from './resolver';
import {propertiesOf, wholeOf} from './schema';
import {typeOf} from './typeOf';

const resolver = new Resolver({});
const of = (schema: object) => typeOf(wholeOf(schema, resolver), resolver, new Map());
const plain = (name: string) => ({is: 'plain', name});
const positions = {prefixItems: [{type: 'string'}, {type: 'integer'}]};
const both = {is: 'union', of: [plain('string'), plain('integer')]};

it.each([
  [{...positions, items: false}, both],
  [{type: 'array', ...positions, maxItems: 2}, both],
  [
    {...positions, items: {type: 'boolean'}},
    {is: 'union', of: [...both.of, plain('boolean')]},
  ],
  [positions, plain('any')],
])('says what a list with positions contains: %j', (schema, items) => {
  expect(of(schema)).toEqual({is: 'list', of: items});
});

it.each([
  [['a', 1, null], {is: 'union', of: [plain('string'), plain('integer'), plain('null')]}],
  [['a', 'b'], plain('string')],
  [[1, 2.5], {is: 'union', of: [plain('integer'), plain('number')]}],
])('names all types of an enum: %j', (values, type) => {
  expect(of({enum: values})).toEqual(type);
});

it('leaves out properties that must not exist', () => {
  expect(propertiesOf({properties: {a: false, b: true}})).toEqual([['b', true]]);
});
