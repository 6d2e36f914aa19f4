import {expect, it} from 'vitest';
import {decoded} from './decoded';

it('reads what is written as an address, and leaves the rest', () => {
  expect([decoded('a%20b%23'), decoded('a%20b%23', decodeURI), decoded('100%')]).toEqual(['a b#', 'a b%23', '100%']);
});
