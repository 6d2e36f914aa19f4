import {expect, it} from 'vitest';
import {typesetter} from '../check/typography';
import {siteOf} from '../settings/site';
import {typesetStrings} from './typesetStrings';

const text = (strings: Record<string, string>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(strings).map(([key, message]) => [key, {message}])), null, 2)}\n`;

it('sets what comes with its translation, and leaves what waits for one', async () => {
  const typeset = await typesetter(siteOf({dir: '.'}), 'fr');
  const written = text({note: "L'erreur : {a}?", own: 'Note: read!', last: 'Fin'});
  expect(typesetStrings(written, (key) => key !== 'own', typeset)).toBe(
    text({note: 'L’erreur\u202F: {a}\u202F?', own: 'Note: read!', last: 'Fin'}),
  );
});

it('leaves languages whose rules nobody knows', async () => {
  const written = text({note: 'a : b'});
  expect(typesetStrings(written, () => true, await typesetter(siteOf({dir: '.'}), 'la'))).toBe(written);
});
