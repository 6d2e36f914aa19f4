import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import {readSite} from '../settings/readSite';

/** The subcommands; each gets the arguments after its name. */
const tasks: Record<string, (siteDir: string, words: string[]) => Promise<void>> = {
  async accept(siteDir, words) {
    const {positionals} = parseArgs({args: words, allowPositionals: true});
    const {accept} = await import('./accept');
    await accept(await readSite(siteDir), positionals);
  },
  async status(siteDir) {
    const {status} = await import('./status');
    await status(await readSite(siteDir));
  },
  async write(siteDir, words) {
    const {writeTranslations} = await import('./writeTranslations');
    await writeTranslations(await readSite(siteDir), words);
  },
  async typography(siteDir, words) {
    const {values} = parseArgs({args: words, options: {fix: {type: 'boolean'}}});
    const {typography} = await import('./typography');
    await typography(await readSite(siteDir), values);
  },
};

/** `lectern i18n accept FILE…` */
export async function i18n(siteDir: string, [name = '', ...words]: string[]): Promise<void> {
  const known = Object.keys(tasks);
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) {
    const problem = name === '' ? 'Say what to do.' : `There is no “i18n ${name}”.${didYouMean(name, known)}`;
    throw new Error(`${problem}\n  lectern i18n ${known.join(' | ')}`);
  }
  await task(siteDir, words);
}
