import {expect, it} from 'vitest';
import {checkOptions} from './options';

it('has all parts but those that are a decision', () => {
  const {twins, cards, print, offline, robots, headers, compress} = checkOptions({});
  expect([twins, cards, print, robots, headers, compress].every(Boolean)).toBe(true);
  expect(offline).toBe(false);
});

it('takes true for a part with its defaults, and false for none of it', () => {
  expect(checkOptions({twins: true, offline: true})).toMatchObject({
    twins: {exclude: []},
    offline: {sources: ['**', '!build', '!**/node_modules']},
  });
  expect(checkOptions({cards: false, headers: false})).toMatchObject({cards: false, headers: false});
});

it('names what it does not know, in parts as well', () => {
  expect(() => checkOptions({card: {}})).toThrow('there is no option “card”. Did you mean “cards”?');
  expect(() => checkOptions({cards: {fnt: 'a'}})).toThrow(
    'there is no option “cards.fnt”. Did you mean “cards.font”?\n  Known options: cards.font, cards.mark,',
  );
  expect(() => checkOptions({print: 1})).toThrow('the option “print” must be a boolean');
});
