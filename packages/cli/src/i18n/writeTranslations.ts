import {Globby} from '@docusaurus/utils';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {referenceFolder} from '../check/references';
import {typesetter} from '../check/typography';
import type {Site} from '../settings/site';
import {addStrings} from './addStrings';
import {ownTranslations, readUnchanged} from './checkStrings';
import {docusaurus} from './docusaurus';
import {typesetStrings} from './typesetStrings';

/** Runs `docusaurus write-translations` with its options, but only adds to files that exist. */
export async function writeTranslations(site: Site, options: string[]): Promise<void> {
  const folder = site.config.i18n?.path ?? 'i18n';
  const references = await referenceFolder(site);
  const ignore = [...(references ? [`${folder}/**/current/${references}/**`] : []), `${folder}/**/version-*/**`];
  const files = (): Promise<string[]> => Globby(`${folder}/**/*.json`, {cwd: site.dir, ignore});
  const read = (file: string): string => readFileSync(path.resolve(site.dir, file), 'utf8');
  const before = new Map((await files()).map((file) => [file, read(file)]));
  try {
    await docusaurus(site.dir, ['write-translations', ...options]);
  } finally {
    // With `--override`, files get the lines of Docusaurus.
    if (!options.includes('--override')) {
      for (const file of await files()) {
        const [known, written] = [before.get(file), read(file)];
        if (known === written) continue;
        const [language = '', ...below] = path.posix.relative(folder, file).split('/');
        const isOwn = await ownTranslations(site, language);
        const typeset = await typesetter(site, language);
        const text = typesetStrings(written, (key) => isOwn(below.join('/'), key), typeset);
        const merged = known === undefined ? text : addStrings(known, text, readUnchanged(site, language));
        writeFileSync(path.resolve(site.dir, file), merged);
      }
    }
  }
  const changed = (await files()).sort().filter((file) => read(file) !== before.get(file));
  for (const file of changed) console.log(`${before.has(file) ? 'Changed' : 'Written'}: ${file}`);
  if (changed.length === 0) console.log(`Nothing to add: every string has its place in ${folder}.`);
}
