/** `npm run write-translations -- --locale fr`: what has to be there first, and then `lectern i18n write`. */
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {command} from '@lectern/cli/command';
import {locales} from '../../src/config/i18n';

const options = process.argv.slice(2);

async function main(): Promise<void> {
  const {locale} = parseArgs({options: {locale: {type: 'string', short: 'l'}}, strict: false}).values;
  // Nothing starts while a language has no folder.
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
