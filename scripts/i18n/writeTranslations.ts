/** `npm run write-translations -- --locale fr`: creates the folder of the language, then runs `lectern i18n write`. */
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {command} from '@lectern/cli/command';
import {locales} from '../../src/config/i18n';

const options = process.argv.slice(2);

async function main(): Promise<void> {
  const {locale} = parseArgs({options: {locale: {type: 'string', short: 'l'}}, strict: false}).values;
  // The configuration refuses a language without a folder.
  if (locales.some((known) => known === locale)) mkdirSync(`i18n/${String(locale)}`, {recursive: true});
  if (spawnSync('npm', ['run', '--silent', 'references'], {stdio: 'inherit'}).status !== 0) {
    process.exitCode = 1;
    return;
  }
  await command('.', ['i18n', 'write', ...options]);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
