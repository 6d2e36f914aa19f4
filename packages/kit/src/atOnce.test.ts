import {expect, it} from 'vitest';
import {atOnce} from './atOnce';

it('works on so many at a time, and answers in their order', async () => {
  const running = new Set<string>();
  let most = 0;
  let last = (): void => undefined;
  const lastBegins = new Promise<void>((resolve) => (last = resolve));
  const work = async (language: string): Promise<string> => {
    most = Math.max(most, running.add(language).size);
    if (language === 'de') last();
    // The first one takes longest.
    if (language === 'en') await lastBegins;
    await Promise.resolve();
    running.delete(language);
    return language.toUpperCase();
  };
  expect(await atOnce(2, ['en', 'fr', 'de'], work)).toEqual(['EN', 'FR', 'DE']);
  expect(most).toBe(2);
});
