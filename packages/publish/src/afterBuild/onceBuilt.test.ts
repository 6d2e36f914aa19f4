import {afterEach, expect, it, vi} from 'vitest';
import {onceBuilt} from './onceBuilt';

const before = process.listeners('beforeExit');
const added = () => process.listeners('beforeExit').filter((listener) => !before.includes(listener));
afterEach(() => added().forEach((listener) => process.removeListener('beforeExit', listener)));

const language = (siteDir: string, currentLocale: string, outDir: string, locales = ['en', 'fr']) =>
  ({siteDir, outDir, i18n: {locales, defaultLocale: 'en', currentLocale}}) as unknown as Parameters<
    typeof onceBuilt
  >[0];

it('waits for the last language, and takes the folder of the first', () => {
  const run = vi.fn(() => Promise.resolve());
  onceBuilt(language('/a', 'en', '/a/build'), run);
  expect(added()).toEqual([]);
  onceBuilt(language('/a', 'fr', '/a/build/fr'), run);
  expect(run).not.toHaveBeenCalled();
  added().forEach((listener) => listener(0));
  expect(run.mock.calls).toEqual([['/a/build']]);
});

it('leaves a build of some languages alone', () => {
  onceBuilt(language('/b', 'fr', '/b/build/fr'), () => Promise.resolve());
  expect(added()).toEqual([]);
});
