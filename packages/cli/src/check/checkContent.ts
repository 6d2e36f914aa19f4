/** Checks the sources of the site, and reports each problem with file, line and remedy. */
import {under} from './levels';
import {referenceProblems} from './references';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {contentProblems} from './contentProblems';
import {reportOf} from './report';
import {checkTerms, readTerms} from './rules/terms';
import {checkTypography, readTexts} from './typography';

/** Prints the problems, and tells whether one is an error; `all` lists problems one by one that would share a line. */
export async function checkContent(site: Site, {all = false} = {}): Promise<boolean> {
  const check = under(site.levels);
  const {pages, problems} = await contentProblems(site, {transforms: () => true});
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
