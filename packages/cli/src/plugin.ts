import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allFolders, contentKinds} from './check/folders';
import {stopAtProblems} from './check/stopAtProblems';
import {inOwnProcess} from './ownProcess';
import {withSettings} from './settings/readSite';
import type {Site} from './settings/site';

/** Milliseconds without work of the bundler after which the page that was opened or edited has been shown. */
const quiet = 2000;

/** What both bundlers tell plugins of. */
interface Compiler {
  hooks: Record<'watchRun' | 'done', {tap: (name: string, task: () => void) => void}>;
}

const name = 'lectern-check';

/**
 * Runs `lectern check content` in the live preview, at the start and after each change. A build stops only at mistakes
 * that would break a page; `lectern check` reports the rest.
 */
export default async function contentCheck(context: LoadContext): Promise<Plugin> {
  const {siteDir, siteConfig, siteConfigPath} = context;
  // Invalid settings stop the start before pages are read.
  const site = await withSettings(siteDir, siteConfig);
  if (process.env.NODE_ENV === 'production') return {name, loadContent: () => stopAtProblems(context)};
  let isDue = false;
  let waiting: NodeJS.Timeout | undefined;
  let running: AbortController | undefined;
  let since = 0;

  const wait = (): void => clearTimeout(waiting);
  function checkSoon(): void {
    wait();
    waiting = setTimeout(() => void check(), quiet);
  }
  async function check(): Promise<void> {
    if (!isDue) return;
    isDue = false;
    running?.abort();
    const own = (running = new AbortController());
    const start = Date.now();
    try {
      const given = {siteDir, config: siteConfigPath, since};
      const {count, lines} = await inOwnProcess('check', given, own.signal);
      since = start;
      if (count > 0) logger.warn(`Content: ${count} problem(s)\n\n${lines.join('\n')}`);
    } catch (error) {
      // A later edit is checked instead.
      if (own.signal.aborted) return;
      logger.error(`Pages could not be checked: ${(error as Error).message}`);
    }
  }

  return {
    name,
    getPathsToWatch: () => watched(site),
    loadContent() {
      isDue = true;
      checkSoon();
      return Promise.resolve();
    },
    configureWebpack: () => ({
      plugins: [
        {
          apply({hooks}: Compiler) {
            hooks.watchRun.tap(name, wait);
            hooks.done.tap(name, checkSoon);
          },
        },
      ],
    }),
  };
}

/** Pages, lists, and data files with facts for pages. */
function watched(site: Site): string[] {
  const {config, markdown} = site;
  const folders = [...contentKinds.flatMap((kind) => allFolders(site, kind)), config.i18n?.path ?? 'i18n'];
  return [...new Set([...folders, markdown.data ?? 'src/data'])].map((folder) => `${folder}/**/*.{md,mdx,yml}`);
}
