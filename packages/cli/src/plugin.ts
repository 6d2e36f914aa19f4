import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allFolders, contentKinds} from './check/folders';
import {reportOf} from './check/report';
import {stopAtProblems} from './check/stopAtProblems';
import {withSettings} from './settings/readSite';
import type {Site} from './settings/site';

/**
 * Tells authors in the live preview what `lectern check content` would, at the start and after each change. A build
 * stops at what it cannot follow; the rest is checked on its own, where it is no reason to stop.
 */
export default async function contentCheck(context: LoadContext): Promise<Plugin> {
  const {siteDir, siteConfig} = context;
  // Settings that cannot be read stop the start, before any page is.
  const site = await withSettings(siteDir, siteConfig);
  let waiting: NodeJS.Timeout | undefined;
  let edits = 0;
  return {
    name: 'lectern-check',
    getPathsToWatch: () => watched(site),
    async loadContent() {
      if (process.env.NODE_ENV === 'production') return stopAtProblems(context);
      // The page that was edited comes first, as to read all of them takes longer than to show one.
      clearTimeout(waiting);
      const edit = ++edits;
      waiting = setTimeout(() => void report(site, () => edit === edits), 1000);
    },
  };
}

/** Nothing where a later edit is being checked meanwhile. */
async function report(site: Site, isLatest: () => boolean): Promise<void> {
  try {
    // Reading samples of code takes TypeScript and more: only the preview needs it.
    const {contentProblems} = await import('./check/contentProblems');
    const {problems} = await contentProblems(site);
    if (problems.length > 0 && isLatest())
      logger.warn(`Content: ${problems.length} problem(s)\n\n${reportOf(problems, site).join('\n')}`);
  } catch (error) {
    logger.error(`Pages could not be checked: ${(error as Error).message}`);
  }
}

/** Pages and lists, and the facts that pages are made with. */
function watched(site: Site): string[] {
  const {config, markdown} = site;
  const folders = [...contentKinds.flatMap((kind) => allFolders(site, kind)), config.i18n?.path ?? 'i18n'];
  return [...new Set([...folders, markdown.data ?? 'src/data'])].map((folder) => `${folder}/**/*.{md,mdx,yml}`);
}
