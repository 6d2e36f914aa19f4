import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it('keeps the shape of a picture in a column that is narrower, whatever styles the site has', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, '../styles.css'), 'utf8');
  expect(sheet).toMatch(/:where\(picture > img\) \{\s*height: auto;/);
});
