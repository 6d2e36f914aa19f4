/** `npm run i18n:typography`: spaces, quotation marks, apostrophes and ellipses of French texts; `--fix` mends them. */
import {checkTypography, mendTypography} from '../check/typography';
import {printProblems} from '../references/problems';

async function main(): Promise<void> {
  if (process.argv.includes('--fix')) console.log(`Typography: ${await mendTypography()} place(s) mended.`);
  const problems = await checkTypography();
  printProblems(problems);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`Typography: ${problems.length} problem(s).`);
}

void main();
