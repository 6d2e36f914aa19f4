import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import {commandIn} from '../check/commandIn';
import {readSources} from '../check/sources';
import type {Site} from '../settings/site';
import {findTranslations} from './findTranslation';
import {withPin} from './pin';

/** Records that translations match their originals in their present state. */
export async function accept(site: Site, files: string[]): Promise<void> {
  if (files.length === 0) throw new Error(`Name the translations: ${commandIn(site, 'i18n accept', 'FILE…')}`);
  const sources = await readSources(site);
  const pairs = files.flatMap((file) => findTranslations(file, sources, site));
  for (const {original, translation} of pairs) {
    const place = path.resolve(site.dir, translation.file);
    const before = await readFile(place, 'utf8');
    const after = withPin(before, sourceHash(original.text));
    if (after !== before) await writeFile(place, after);
    console.log(`${after === before ? 'Was up to date' : 'Accepted'}: ${translation.file}`);
  }
}
