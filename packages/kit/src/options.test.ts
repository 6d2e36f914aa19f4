import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {Joi, validOptions} from './options';

const schema = Joi.object<{kinds: string[]; most: number}>({
  kinds: Joi.array().items(Joi.string()).default([]),
  most: Joi.number().min(0).default(10),
});
const check = (options: object): object => validOptions('@lectern/some', schema, options);

it('adds what is not said', () => {
  expect(check({id: 'default', kinds: ['a']})).toEqual({kinds: ['a'], most: 10});
});

it('says all that is wrong, with the names that are known', () => {
  expect(() => check({kind: [], most: -1})).toThrow(
    [
      '@lectern/some: the option “most” must be greater than or equal to 0.',
      '@lectern/some: there is no option “kind”. Did you mean “kinds”?',
      '  Known options: kinds, most.',
      '  It stands in “plugins”, “themes” or “presets” of docusaurus.config.',
    ].join('\n'),
  );
  expect(() => check({kinds: 'a'})).toThrow('@lectern/some: the option “kinds” must be an array.');
});

it('says where they stand, if the caller knows, and nothing of its own code', () => {
  const failure = (name: string, standsIn: string | false): string => {
    try {
      validOptions(name, schema, {most: 'a'} as object, standsIn);
      return '';
    } catch (error) {
      return inspect(error);
    }
  };
  const problem = 'the option “most” must be a number.';
  expect(failure('@lectern/some', 'presets → some')).toBe(`@lectern/some: ${problem}\n  It stands in presets → some.`);
  expect(failure('src/some.ts', false)).toBe(`src/some.ts: ${problem}`);
});

it('knows the options of an option, too', () => {
  const nested = Joi.object<object>({
    card: Joi.object({font: Joi.string()}),
    list: Joi.array().items(Joi.object({name: Joi.string()})),
  });
  const checkNested = (options: object): object => validOptions('@lectern/some', nested, options);
  expect(() => checkNested({card: {fnt: 'a'}})).toThrow(
    'there is no option “card.fnt”. Did you mean “card.font”?\n  Known options: card.font.',
  );
  expect(() => checkNested({list: [{nme: 'a'}]})).toThrow(
    'there is no option “list[0].nme”. Did you mean “list[0].name”?\n  Known options: list[0].name.',
  );
});
