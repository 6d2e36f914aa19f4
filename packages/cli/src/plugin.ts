import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allFolders, contentKinds} from './check/folders';
import {reportOf} from './check/report';
import {stopAtProblems} from './check/stopAtProblems';
import {withSettings} from './settings/readSite';
import type {Site} from './settings/site';

/**
 * Runs `lectern check content` in the live preview, at the start and after each change. A build stops only at mistakes
 * that would break a page; `lectern check` reports the rest.
 */
export default async function contentCheck(context: LoadContext): Promise<Plugin> {
  const {siteDir, siteConfig} = context;
  // Invalid settings stop the start before pages are read.
  const site = await withSettings(siteDir, siteConfig);
  let waiting: NodeJS.Timeout | undefined;
  let edits = 0;
  return {
    name: 'lectern-check',
    getPathsToWatch: () => watched(site),
    async loadContent() {
      if (process.env.NODE_ENV === 'production') return stopAtProblems(context);
      // Waits until the edited page has been shown, because reading all pages takes longer.
      clearTimeout(waiting);
      const edit = ++edits;
      waiting = setTimeout(() => void report(site, () => edit === edits), 1000);
    },
  };
}

/** Prints nothing if a later edit is being checked meanwhile. */
async function report(site: Site, isLatest: () => boolean): Promise<void> {
  try {
    // Reading code samples loads TypeScript and more: only the preview needs it.
    const {contentProblems} = await import('./check/contentProblems');
    const {problems} = await contentProblems(site);
    if (problems.length > 0 && isLatest())
      logger.warn(`Content: ${problems.length} problem(s)\n\n${reportOf(problems, site).join('\n')}`);
  } catch (error) {
    logger.error(`Pages could not be checked: ${(error as Error).message}`);
  }
}

/** Pages, lists, and data files with facts for pages. */
function watched(site: Site): string[] {
  const {config, markdown} = site;
  const folders = [...contentKinds.flatMap((kind) => allFolders(site, kind)), config.i18n?.path ?? 'i18n'];
  return [...new Set([...folders, markdown.data ?? 'src/data'])].map((folder) => `${folder}/**/*.{md,mdx,yml}`);
}
