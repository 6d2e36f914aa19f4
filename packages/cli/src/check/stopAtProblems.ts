import {ProblemsError, type Problem} from '@lectern/kit/problems';
import {shared} from '@lectern/kit/shared';
import type {Site} from '../settings/site';
import {stoppingProblems} from './contentProblems';

/** Several plugins ask in one build: they read the pages once. */
const asked = shared('stopping problems', () => new Map<string, Promise<Problem[]>>());

/** Ends a build with what Docusaurus would stop at, in words that say where it is and how to mend it. */
export async function stopAtProblems(site: Site): Promise<void> {
  const found = asked.get(site.dir) ?? stoppingProblems(site);
  asked.set(site.dir, found);
  const problems = await found;
  if (problems.length > 0) throw new ProblemsError(problems);
}
