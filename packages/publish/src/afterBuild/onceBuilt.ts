import type {LoadContext} from '@docusaurus/types';
import {shared} from '@lectern/kit/shared';

interface Progress {
  locales: Set<string>;
  /** The folder of the first language, which contains those of the others. */
  folder?: string;
}

const progress = shared('built languages', () => new Map<string, Progress>());

/**
 * Calls `run` with the folder of the whole site after all languages have been built and all plugins have finished.
 * Docusaurus has no such hook: it calls the `postBuild` of all plugins at the same time, for one language after the
 * other. So this waits for the event with which Node.js announces the end of the process. A process that builds only some
 * of the languages does nothing here: whoever merges them runs a command (`command.ts`).
 */
export function onceBuilt(
  {siteDir, outDir, i18n}: Pick<LoadContext, 'siteDir' | 'outDir' | 'i18n'>,
  run: (folder: string) => Promise<void>,
): void {
  const built = progress.get(siteDir) ?? {locales: new Set()};
  progress.set(siteDir, built);
  built.locales.add(i18n.currentLocale);
  if (i18n.currentLocale === i18n.defaultLocale) built.folder = outDir;
  const {folder} = built;
  if (!folder || !i18n.locales.every((locale) => built.locales.has(locale))) return;
  progress.delete(siteDir);
  process.once('beforeExit', () => {
    run(folder).catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
  });
}
