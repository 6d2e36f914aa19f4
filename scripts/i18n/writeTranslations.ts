/** `npm run write-translations -- --locale fr`: Docusaurus' own command, which here only adds to files that exist. */
import {Globby} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {locales} from '../../src/config/i18n';
import {referenceFolder} from '../../src/references/folder';
import {addStrings} from './addStrings';
import {readUnchanged} from './checkStrings';

const options = process.argv.slice(2);
const ignore = [`i18n/**/current/${referenceFolder}/**`, 'i18n/**/version-*/**'];
const read = (file: string): string => readFileSync(file, 'utf8');

async function main(): Promise<void> {
  const {locale} = parseArgs({options: {locale: {type: 'string', short: 'l'}}, strict: false}).values;
  // Nothing starts while a language has no folder.
  if (locales.some((known) => known === locale)) mkdirSync(`i18n/${String(locale)}`, {recursive: true});
  if (spawnSync('npm', ['run', '--silent', 'references'], {stdio: 'inherit'}).status !== 0) {
    process.exitCode = 1;
    return;
  }
  const files = await Globby('i18n/**/*.json', {ignore});
  const before = new Map(files.map((file) => [file, read(file)]));
  const command = ['docusaurus', 'write-translations', ...options];
  const {status, stdout, stderr} = spawnSync('npx', command, {encoding: 'utf8'});
  // Whoever overrides wants the lines of Docusaurus.
  if (!options.includes('--override')) {
    for (const [file, text] of before)
      writeFileSync(file, addStrings(text, read(file), readUnchanged(file.split('/')[1] ?? '')));
  }
  if (status !== 0) {
    console.error(stdout + stderr);
    process.exitCode = 1;
    return;
  }
  const after = await Globby('i18n/**/*.json', {ignore});
  const changed = after.sort().filter((file) => read(file) !== before.get(file));
  for (const file of changed) console.log(`${before.has(file) ? 'Changed' : 'Written'}: ${file}`);
  if (changed.length === 0) console.log('Nothing to add: every string has its place in i18n.');
}

void main();
