import {expect, it} from 'vitest';
import {withPin} from './pin';

it.each([
  ['is added as the last field', '---\ntitle: A\n---\n\nText\n', '---\ntitle: A\ntranslation_of: p\n---\n\nText\n'],
  [
    'takes the place of the old one',
    '---\ntranslation_of: o\ntitle: A\n---\n',
    '---\ntranslation_of: p\ntitle: A\n---\n',
  ],
  ['brings front matter where there is none', '# A\n\n---\n', '---\ntranslation_of: p\n---\n\n# A\n\n---\n'],
])('the pin %s', (_, before, after) => {
  expect(withPin(before, 'p')).toBe(after);
  expect(withPin(after, 'p')).toBe(after);
});
