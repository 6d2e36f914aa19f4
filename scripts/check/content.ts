/** `npm run check:content`: what is wrong in the sources of the site, with file, line and how to mend it. */
import {locales} from '../../src/config/i18n';
import {rules} from '../../src/config/rules';
import {levelsOf, under} from '../../src/plugins/content-check/levels';
import {references, referenceSite} from '../../src/references';
import {referenceProblems} from '@lectern/references/make';
import type {Problem} from '@lectern/kit/problems';
import {contentProblems} from './contentProblems';
import {reportOf} from './report';
import {checkTerms, readTerms} from './rules/terms';
import {checkTypography, readTexts} from './typography';

async function main(): Promise<void> {
  const check = under(levelsOf(rules));
  const {pages, problems} = await contentProblems({transforms: true});
  const all = [
    ...problems,
    ...(await check('typography', () => checkTypography())),
    ...(await check('terms', checkTermsOfLanguages)),
    ...(await referenceProblems(references, referenceSite)),
  ];
  for (const line of reportOf(all, process.argv.includes('--all'))) console.error(line);
  const warnings = all.filter(({isWarning}) => isWarning).length;
  if (all.length > warnings) process.exitCode = 1;
  console.log(`Content: ${pages} pages read, ${all.length - warnings} problem(s), ${warnings} warning(s).`);
}

async function checkTermsOfLanguages(): Promise<Problem[]> {
  const lists = locales.map((language) => ({language, ...readTerms(language)})).filter(({terms}) => terms.length > 0);
  const found = lists.map(async (list) => checkTerms(await readTexts(list.language), list));
  return (await Promise.all(found)).flat();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
