/** What is wrong in the sources of the site, with file, line and how to mend it. */
import {under} from './levels';
import {referenceProblems} from './references';
import {localesOf, type Site} from '../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {contentProblems} from './contentProblems';
import {reportOf} from './report';
import {checkTerms, readTerms} from './rules/terms';
import {checkTypography, readTexts} from './typography';

/** Says it, and whether there is an error in it; with `all`, problems that would be one line are named one by one. */
export async function checkContent(site: Site, {all = false} = {}): Promise<boolean> {
  const check = under(site.levels);
  const {pages, problems} = await contentProblems(site, {transforms: true});
  const found = [
    ...problems,
    ...(await check('typography', () => checkTypography(site))),
    ...(await check('terms', () => checkTermsOfLanguages(site))),
    ...(await referenceProblems(site)),
  ];
  for (const line of reportOf(found, site, all)) console.error(line);
  const warnings = found.filter(({isWarning}) => isWarning).length;
  console.log(`Content: ${pages} pages read, ${found.length - warnings} problem(s), ${warnings} warning(s).`);
  return found.length === warnings;
}

async function checkTermsOfLanguages(site: Site): Promise<Problem[]> {
  const lists = localesOf(site)
    .map((language) => ({language, ...readTerms(site, language)}))
    .filter(({terms}) => terms.length > 0);
  const found = lists.map(async (list) => checkTerms(await readTexts(site, list.language), list));
  return (await Promise.all(found)).flat();
}
