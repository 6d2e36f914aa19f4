import type {LoadContext} from '@docusaurus/types';
import {ProblemsError, type Problem} from '@lectern/kit/problems';
import {shared} from '@lectern/kit/shared';
import {withSettings} from '../settings/readSite';
import {stoppingProblems} from './contentProblems';

/** Several plugins ask in one build: they read the pages once. */
const asked = shared('stopping problems', () => new Map<string, Promise<Problem[]>>());

/**
 * Ends a build with what Docusaurus would stop at, in words that say where it is and how to mend it: for `check` of
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
