import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {site} from '../../src/config/site';

/** Where a site is renamed, and where a test asks whether it was. */
const ofNames = ['tests/lectern/variants', 'tests/lectern/claims.unit.test.ts'];

it('no other test says the name of this site: it stays green under another', async () => {
  const files = await Globby('tests/{site,lectern,support}/**/*.ts', {ignore: ofNames});
  const name = new RegExp(`(?<![@/])\\b${site.title}\\b`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([]);
});
