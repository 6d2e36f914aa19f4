import {expect, it} from 'vitest';
import {partsOf} from './partsOf';

it.each([
  ['https://github.com/lectern-docs/lectern', 'https://github.com/ lectern-docs/ lectern'],
  ['src/pages/example-page.md', 'src/ pages/ example-page.md'],
  ["'./sidebars/menu.json'", "'./sidebars/ menu.json'"],
  ['docs.docCategoryGeneratedIndexComponent', 'docs .doc Category Generated Index Component'],
  ['/docs/context-help?topic=install&lang=fr', '/docs/ context-help? topic= install& lang=fr'],
  ['PLAYWRIGHT_CHROMIUM', 'PLAYWRIGHT_ CHROMIUM'],
  ['http://localhost:3000/docs', 'http://localhost:3000/ docs'],
  ['Internationalization', 'Internationalization'],
  ['JavaScript', 'JavaScript'],
  ['and/or', 'and/or'],
])('%s ends a line only between its parts', (word, parts) => {
  expect(partsOf(word).join(' ')).toBe(parts);
});

it.each([
  ['localeDropdown', 'locale Dropdown'],
  ['ValidationProblem', 'Validation Problem'],
  ['JavaScript', 'JavaScript'],
])('%s does so in a narrow column', (word, parts) => {
  expect(partsOf(word, 12).join(' ')).toBe(parts);
});
