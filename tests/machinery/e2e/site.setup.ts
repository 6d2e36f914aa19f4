import {test} from '@playwright/test';
import makeSite from '../makeSite';

test('the small site is made', async () => {
  test.setTimeout(300_000);
  await makeSite();
});
