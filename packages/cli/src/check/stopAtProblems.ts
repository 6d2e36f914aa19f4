import type {LoadContext} from '@docusaurus/types';
import {ProblemsError, type Problem} from '@lectern/kit/problems';
import {shared} from '@lectern/kit/shared';
import {withSettings} from '../settings/readSite';
import {stoppingProblems} from './contentProblems';

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
  const found = asked.get(siteDir) ?? withSettings(siteDir, siteConfig).then(stoppingProblems);
  asked.set(siteDir, found);
  const problems = await found;
  if (problems.length > 0) throw new ProblemsError(problems);
}
