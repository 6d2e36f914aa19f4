/** `npm run check:spelling`: words that no dictionary has, in each language with a file in scripts/check/spelling. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {locales, type Locale} from '../../src/config/i18n';
import {rules} from '../../src/config/rules';
import {contentFolder, contentKinds} from '../../src/i18n/contentFolders';
import {levelsOf} from '../../src/plugins/content-check/levels';
import {fileOfLanguage} from './languages';
import {leftOutGlobs} from './leftOut';

function main(): void {
  const level = levelsOf(rules).spelling;
  if (level === 'off') return console.log('Spelling: off in src/config/rules.ts.');
  const isRight = locales.map(checkLanguage).every(Boolean);
  if (!isRight && level === 'error') process.exitCode = 1;
}

function checkLanguage(locale: Locale): boolean {
  const dictionaries = fileOfLanguage(path.join(__dirname, 'spelling'), locale, 'yaml');
  if (!dictionaries) return true;
  const pages = contentKinds.map((kind) => `${contentFolder(kind, locale)}/**/*.{md,mdx}`);
  const leftOut = leftOutGlobs().flatMap((glob) => ['--exclude', glob]);
  const options = ['--no-progress', '--no-must-find-files', '--config', dictionaries, ...leftOut];
  return spawnSync('npx', ['cspell', ...options, ...pages], {stdio: 'inherit'}).status === 0;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
