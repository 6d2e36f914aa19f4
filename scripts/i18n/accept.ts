/** `npm run i18n:accept FILE…`: these translations are up to date with the English pages as they are now. */
import {readFile, writeFile} from 'node:fs/promises';
import {withPin} from '../../src/i18n/pin';
import {sourceHash} from '../../src/text/sourceHash';
import {readSources} from '../check/sources';
import {findTranslation} from './findTranslation';

async function main(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Name the translations: npm run i18n:accept FILE…');
  const sources = await readSources();
  const pairs = files.map((file) => findTranslation(file, sources));
  for (const {french, english} of pairs) {
    const before = await readFile(french.file, 'utf8');
    const after = withPin(before, sourceHash(english.text));
    if (after !== before) await writeFile(french.file, after);
    console.log(`${after === before ? 'Was up to date' : 'Accepted'}: ${french.file}`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
