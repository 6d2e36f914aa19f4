import {expect, it} from 'vitest';
import {excerptSource} from './excerptSource';

it('takes out what is not for every reader', () => {
  expect(
    excerptSource(
      'a {/* b */}<!-- c -->d:review[e]{by=f}:only[g]{profile=internal}\n\n::::only{profile=internal}\n\n:::note\n\nh\n\n:::\n\n::::\n\ni\n\n:::review[j]\nk\n:::\n',
    ).replace(/\n+/g, '|'),
  ).toBe('a d|i|');
});

it.each(['<!-- truncate -->', '{/* truncate */}'])('keeps %s', (mark) => {
  expect(excerptSource(`a\n\n${mark}\n`)).toContain(mark);
});
