import {ESLint} from 'eslint';
import {beforeAll, expect, it} from 'vitest';

let eslint: ESLint;
beforeAll(() => {
  // For one run (as in CI) files are read from the disk, whatever text is given.
  const parserOptions = {disallowAutomaticSingleRunInference: true};
  eslint = new ESLint({overrideConfig: {languageOptions: {parserOptions}}});
});

/** What the rule against languages in code says of a text, in a file of that name. */
async function found(text: string, filePath = 'packages/cli/src/check/report.ts'): Promise<number> {
  const [{messages}] = (await eslint.lintText(text, {filePath})) as [ESLint.LintResult];
  return messages.filter(({ruleId}) => ruleId === 'no-restricted-syntax').length;
}

it.each([
  "export const first = 'en';",
  'export const first = `fr`;',
  'export const textOf = (texts: Record<string, string>) => texts.fr;',
  'export const textOf = (texts?: Record<string, string>) => texts?.en;',
  "export const textOf = (texts: Record<string, string>) => texts['fr'];",
  "export const texts = {en: 'Yes'};",
  "export const texts = {'fr': 'Oui'};",
  'export const textOf = ({fr}: Record<string, string>) => fr;',
  'export interface Texts {\n  fr: string;\n}',
  "export const folder = 'i18n/fr/docs';",
  'export const folderOf = (name: string) => `i18n/fr/${name}`;',
])('code that knows a language is refused: %s', async (text) => {
  expect(await found(text)).toBeGreaterThan(0);
});

it.each([
  ['export const textOf = (texts: Record<string, string>, locale: string) => texts[locale];'],
  ['export const folderOf = (locale: string) => `i18n/${locale}/docs`;'],
  ['export const words = {end: `fresh`, enough: [`fr-FR stands for itself`]};'],
  // Named after its language.
  ["export const code = 'fr';", 'packages/cli/src/check/typography/fr.ts'],
])('code for any language passes, and a file of one: %s', async (text, file?: string) => {
  expect(await found(text, file)).toBe(0);
});
