import {expect, it} from 'vitest';
import {Again} from './again';
import type {Field, Shape} from './types';

const field = (id: string, name: string, more: Partial<Field> = {}): Field => ({
  id,
  name,
  type: {is: 'plain', name: 'string'},
  ...more,
});

it('finds the fields of a schema that stand above, and no others', () => {
  const inner = (prefix: string): Field =>
    field(`${prefix}-category`, 'category', {fields: [field(`${prefix}-category-id`, 'id')]});
  const first: Shape = {type: {is: 'plain', name: 'object'}, fields: [field('body-name', 'name'), inner('body')]};
  const second: Shape = {
    type: {is: 'plain', name: 'object'},
    fields: [
      field('response-id', 'id'),
      field('response-name', 'name'),
      inner('response'),
      field('response-tag', 'tag', {fields: [field('response-tag-id', 'id')]}),
    ],
  };
  const other: Shape = {type: {is: 'plain', name: 'object'}, fields: [field('other-name', 'name')]};
  const again = new Again(
    new Map([
      [first, 'Cat'],
      [second, 'Cat'],
      [other, 'Dog'],
    ]),
  );
  for (const shape of [first, second, other]) again.mark(shape);
  expect([first.again, second.again, other.again]).toEqual([undefined, 'Cat', undefined]);
  expect(second.fields!.filter(({isNew}) => isNew).map(({id}) => id)).toEqual(['response-id', 'response-tag']);
  expect([...first.fields!, ...other.fields!].some(({isNew}) => isNew)).toBe(false);
});
