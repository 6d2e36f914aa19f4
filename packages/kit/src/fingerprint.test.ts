import {expect, it} from 'vitest';
import {fingerprint} from './fingerprint';

it('tells apart what is divided in another way', () => {
  expect(fingerprint('a', 'bc')).not.toBe(fingerprint('ab', 'c'));
  expect(fingerprint('a', 'bc')).toBe(fingerprint('a', 'bc'));
});
