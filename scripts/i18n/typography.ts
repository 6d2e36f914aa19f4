/** `npm run i18n:typography`: spaces, quotation marks, apostrophes and ellipses, in the languages whose rules are known; `--fix` mends them. */
import {thisSite} from '../../src/settings/thisSite';
import {checkTypography, mendTypography} from '@lectern/cli/check/typography/index';
import {printProblems} from '@lectern/kit/problems';

async function main(): Promise<void> {
  if (process.argv.includes('--fix')) console.log(`Typography: ${await mendTypography(thisSite)} place(s) mended.`);
  const problems = await checkTypography(thisSite);
  printProblems(problems);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`Typography: ${problems.length} problem(s).`);
}

void main();
