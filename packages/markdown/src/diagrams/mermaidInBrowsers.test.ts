import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {mermaidInBrowsers} from './mermaidInBrowsers';

const theme = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-mermaid'));
const component = path.join(import.meta.dirname, '../theme/Diagram');

it('takes Mermaid from all that imports it where HTML is made, and leaves it to browsers', () => {
  const [rule] = mermaidInBrowsers(true) as [{resource: {or: [RegExp, string]}; resolve: object}];
  const importers = [theme, component]
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .filter((file) => readFileSync(file, 'utf8').includes("import('mermaid')"));
  expect(importers.length).toBeGreaterThanOrEqual(2);
  const [ofTheme, ofComponent] = rule.resource.or;
  expect(importers.filter((file) => !ofTheme.test(file) && !file.startsWith(ofComponent))).toEqual([]);
  expect(rule.resolve).toEqual({alias: {mermaid$: false}});
  expect(mermaidInBrowsers(false)).toEqual([]);
});
