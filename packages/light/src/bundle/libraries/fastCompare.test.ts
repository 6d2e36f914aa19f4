import {createElement} from 'react';
import real from 'react-fast-compare';
import {expect, it} from 'vitest';
import isEqual from './fastCompare';

const values = [
  null,
  undefined,
  NaN,
  0,
  '',
  'a',
  [],
  {},
  ['a'],
  {a: 'a'},
  {a: undefined},
  {b: undefined},
  {a: ['b', {c: 1}]},
  {a: ['b', {c: 2}]},
  createElement('title', null, 'A'),
  createElement('title', null, 'B'),
  createElement('meta', {name: 'a'}),
];

it('compares as the package does', () => {
  const copy = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(copy)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]))
        : value;
  for (const a of values) for (const b of values.map(copy)) expect(isEqual(a, b)).toBe(real(a, b));
});

it('does not follow the component that an element stands in', () => {
  const element = (owner: object): object => ({$$typeof: Symbol.for('react.element'), type: 'a', _owner: owner});
  expect(isEqual(element({a: 1}), element({a: 2}))).toBe(true);
});
