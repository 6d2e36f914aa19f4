/** The whole site; the small one of the features is built again with them. */
import {expect, it} from 'vitest';
import {locales, prefixOf} from '../../src/config/i18n';
import {buildAgain} from '../support/builtAgain';

it('a build of the same sources without any cache, of one language alone, has the same bytes', async () => {
  const locale = locales.at(-1)!;
  const {files, unlike} = await buildAgain('.', locale, prefixOf(locale));
  expect(files).toBeGreaterThan(0);
  expect(unlike).toEqual([]);
}, 900_000);
