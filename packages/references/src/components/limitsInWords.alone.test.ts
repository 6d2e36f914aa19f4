import {fill} from '@lectern/kit/texts';
import {expect, it, vi} from 'vitest';
import {limitsInWords} from './limitsInWords';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string> = {}) => fill(message, values),
}));

const inWords = (limits: object): string =>
  limitsInWords({type: {is: 'plain', name: 'integer'}, limits})
    .map(({words}) => words)
    .join(' · ');

it('says the bounds of 64 bits to their last digit', () => {
  expect(inWords({minimum: 1, maximum: 2 ** 63})).toBe('1 to 9223372036854775807');
  expect(inWords({minimum: -(2 ** 63)})).toBe('≥ -9223372036854775808');
  expect(inWords({maximum: 2 ** 64})).toBe('≤ 18446744073709551615');
  expect(inWords({maximum: 0.5})).toBe('≤ 0.5');
});

it('counts characters, items and fields as one says it', () => {
  expect(inWords({maxLength: 140})).toBe('at most 140 characters');
  expect(inWords({minItems: 1})).toBe('at least 1 item');
  expect(inWords({minLength: 1, maxLength: 60})).toBe('1 to 60 characters');
  expect(inWords({minProperties: 2, maxProperties: 2})).toBe('exactly 2 fields');
});
