import type {LoadContext} from '@docusaurus/types';
import {ProblemsError, type Problem} from '@lectern/kit/problems';
import {shared} from '@lectern/kit/shared';
import type {withSettings as readSettings} from '../settings/readSite';

/** Several plugins check the same pages in one build: they share one result. */
const asked = shared('stopping problems', () => new Map<string, Promise<Problem[]>>());

/**
 * Ends a build where Docusaurus would stop, with a message that names the place and the remedy: for `check` of
 * `@lectern/docs`.
 */
export async function stopAtProblems({
  siteDir,
  siteConfig,
}: Pick<LoadContext, 'siteDir' | 'siteConfig'>): Promise<void> {
  const found = asked.get(siteDir) ?? find(siteDir, siteConfig);
  asked.set(siteDir, found);
  const problems = await found;
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Loaded only here, because a configuration that names this check is also read where nothing is checked. */
async function find(...site: Parameters<typeof readSettings>): Promise<Problem[]> {
  const {withSettings} = await import('../settings/readSite');
  const {stoppingProblems} = await import('./contentProblems');
  return stoppingProblems(await withSettings(...site));
}
