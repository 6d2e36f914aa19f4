import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {isReference, referenceFolder} from './folder';

it('holds what is made, whatever its name', () => {
  expect(['api', 'api/orders', 'api/queries'].every(isReference)).toBe(true);
  expect(['apis', 'guides/api', 'wiki/api-references'].some(isReference)).toBe(false);
});

it.each([
  ['.gitignore', `/docs/${referenceFolder}/`, `/i18n/*/docusaurus-plugin-content-docs/current/${referenceFolder}/`],
  ['.prettierignore', `docs/${referenceFolder}`, `i18n/*/docusaurus-plugin-content-docs/current/${referenceFolder}`],
  ['eslint.config.mjs', `'docs/${referenceFolder}'`, `'i18n/**/${referenceFolder}'`],
  ['cspell.config.yaml', `'**/${referenceFolder}/**'`],
])('is left out by %s', (file, ...lines) => {
  const text = readFileSync(file, 'utf8');
  for (const line of lines) expect(text).toContain(line);
});
