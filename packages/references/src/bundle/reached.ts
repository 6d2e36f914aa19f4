import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {apiTheme, apiThemeVersion} from './apiTheme';

/** The version that this package was made for. */
const known = '5.2.0';

/** Components whose modules are exchanged, and what shows that they still are what they were. */
export const exchanged: [file: string, mark: string][] = [
  ...['RequestSchema', 'ResponseSchema', 'ResponseHeaders', 'ParamsDetails'].map((name): [string, string] => [
    `${name}/index.js`,
    'require("react")',
  ]),
  ...['SchemaTabs', 'DiscriminatorTabs', 'ApiTabs'].map((name): [string, string] => [
    `${name}/index.js`,
    'role: "tablist"',
  ]),
  ['Schema/index.js', 'property name*'],
  ['Schema/normalize.js', 'allof-merge'],
  ['ParamsDetails/index.js', '@docusaurus/Translate'],
  ['ParamsDetails/index.js', 'BrowserOnly'],
  ['SchemaItem/index.js', '../../markdown/schema'],
  ['utils/scrollUtils.js', 'useScrollPositionBlocker'],
  ['utils/tabsUtils.js', 'useTabsContextValue'],
];

/** What is not as it was, each with its file. */
export function strangers(folder = apiTheme): string[] {
  const changed = exchanged.filter(([file, mark]) => {
    const place = path.join(folder, file);
    return !existsSync(place) || !readFileSync(place, 'utf8').includes(mark);
  });
  return [...new Set(changed.map(([file]) => file))];
}

/** Says that some of a page may be in English, or heavier than it has to be: what is not found stays as it comes. */
export function warnOfStrangers(): void {
  const changed = strangers();
  if (changed.length === 0) return;
  logger.warn(
    `@lectern/references was made for docusaurus-theme-openapi-docs ${known}, and ${apiThemeVersion()} differs in ${changed.join(', ')}. These parts of the reference come as that theme has them.`,
  );
}
