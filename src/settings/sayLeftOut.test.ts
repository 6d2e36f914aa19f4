import {expect, it, vi} from 'vitest';
import {leftOut} from '../references/present';
import {sayLeftOut} from './sayLeftOut';

it('says once what the site lists and has not', () => {
  vi.stubEnv('LEFT_OUT_IS_SAID', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  leftOut.set('orders', 'nowhere');
  sayLeftOut();
  sayLeftOut();
  expect(warn.mock.calls.filter(([line]) => String(line).includes('orders'))).toEqual([
    [
      'There is no nowhere: the site has no reference “orders”. Take it out of src/config/references.ts, and this line goes.',
    ],
  ]);
  leftOut.delete('orders');
  vi.unstubAllEnvs();
  warn.mockRestore();
});
