import {test} from '@playwright/test';
import makeSite from '../makeSite';

test('the small site is made', async () => {
  // It is built while other tests keep the processors busy.
  test.setTimeout(600_000);
  await makeSite();
});
