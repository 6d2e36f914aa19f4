/** `npm run i18n:accept FILE…`: these translations are up to date with their originals as they are now. */
import {readFile, writeFile} from 'node:fs/promises';
import {withPin} from '@lectern/cli/i18n/pin';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import {thisSite} from '../../src/settings/thisSite';
import {readSources} from '@lectern/cli/check/sources';
import {findTranslations} from './findTranslation';

async function main(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Name the translations: npm run i18n:accept FILE…');
  const sources = await readSources(thisSite);
  const pairs = files.flatMap((file) => findTranslations(file, sources, thisSite.languages));
  for (const {original, translation} of pairs) {
    const before = await readFile(translation.file, 'utf8');
    const after = withPin(before, sourceHash(original.text));
    if (after !== before) await writeFile(translation.file, after);
    console.log(`${after === before ? 'Was up to date' : 'Accepted'}: ${translation.file}`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
