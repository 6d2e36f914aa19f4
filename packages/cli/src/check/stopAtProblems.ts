import type {LoadContext} from '@docusaurus/types';
import {ProblemsError, type Problem} from '@lectern/kit/problems';
import {shared} from '@lectern/kit/shared';

type SiteToCheck = Pick<LoadContext, 'siteDir' | 'siteConfig'>;

/** Several plugins check the same pages in one build: they share one result. */
const asked = shared('stopping problems', () => new Map<string, Promise<Problem[]>>());

/**
 * Ends a build where Docusaurus would stop, with a message that names the place and the remedy: for `check` of
 * `@lectern/docs`.
 */
export async function stopAtProblems(site: SiteToCheck): Promise<void> {
  const found = asked.get(site.siteDir) ?? find(site);
  asked.set(site.siteDir, found);
  const problems = await found;
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Loads code only when it is needed: a configuration that names this check is also read where nothing is checked. */
async function find({siteDir, siteConfig}: SiteToCheck): Promise<Problem[]> {
  const {withSettings} = await import('../settings/readSite');
  const {stoppingProblems} = await import('./contentProblems');
  return stoppingProblems(await withSettings(siteDir, siteConfig));
}
