import type {LoadContext} from '@docusaurus/types';
import {shared} from '@lectern/kit/shared';

interface Progress {
  locales: Set<string>;
  /** Of the first language, which holds those of the others. */
  folder?: string;
}

const progress = shared('built languages', () => new Map<string, Progress>());

/**
 * Calls `run` with the folder of the whole site, once all of its languages are built and all plugins are done with
 * them. Docusaurus has no step for that: it calls the `postBuild` of all plugins at once, for one language after the
 * other. What is left then is for the process to end, which Node.js announces. A process that builds only some of the
 * languages announces nothing: who puts them together has a command (`command.ts`).
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
