import {ProblemsError} from '@lectern/kit/problems';
import {stoppingProblems} from '../../../scripts/check/contentProblems';
import {thisSite} from '../../settings/thisSite';

let stopping: ReturnType<typeof stoppingProblems> | undefined;

/** Several plugins ask in one build: they read the pages once. */
export async function stopAtProblems(): Promise<void> {
  const problems = await (stopping ??= stoppingProblems(thisSite));
  if (problems.length > 0) throw new ProblemsError(problems);
}
