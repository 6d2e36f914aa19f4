import {printProblems} from '@lectern/kit/problems';
import {checkTypography, mendTypography} from '../check/typography';
import type {Site} from '../settings/site';

/** Checks spaces, quotation marks, apostrophes and ellipses in languages with rules; with `fix`, mends them first. */
export async function typography(site: Site, {fix = false} = {}): Promise<void> {
  if (fix) console.log(`Typography: ${await mendTypography(site)} place(s) mended.`);
  const problems = await checkTypography(site);
  printProblems(problems);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`Typography: ${problems.length} problem(s).`);
}
