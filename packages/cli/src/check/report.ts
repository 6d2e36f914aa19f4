import type {Site} from '../settings/site';
import type {Rule} from './levels';
import {commandIn} from './commandIn';
import {describe} from '@lectern/kit/problems';
import type {Problem} from '@lectern/kit/problems';

/** A rule with more problems than this gets a single line. */
const most = 5;

/** What a line about many problems says after their number: “12 pages have no description”. */
const titles: Record<Rule, string> = {
  titles: 'pages have no title in their front matter',
  titleLength: 'titles are too long',
  descriptions: 'pages have no description',
  descriptionLength: 'descriptions are too short or too long',
  uniqueTitles: 'titles or descriptions stand on more than one page',
  tags: 'pages have no tags',
  authors: 'posts have no authors',
  teasers: 'posts do not say where their teaser ends',
  unknownFields: 'fields of front matter are not known',
  pageLength: 'pages are short',
  headingOrder: 'headings skip a level',
  leftOutLinks: 'links lead to pages that this site does not have',
  placeholders: 'placeholders are still there',
  linkLabels: 'links do not say where they lead',
  linkLanguage: 'links lead into another language',
  alternatives: 'images have no text alternative',
  samples: 'code samples cannot be read',
  names: 'names in the text stand for nothing that is there',
  screenshots: 'screenshots are not as the pages show them',
  translations: 'texts are not translated',
  translationStructure: 'translations are not made like their originals',
  translationPins: 'translations are older than their originals, or do not say what they translate',
  terms: 'words are not those of the list of terms',
  typography: 'places break the rules of typography',
  spelling: 'words are not in the dictionary',
  readability: 'sentences are long',
};

/** The lines to print; with `all`, one for each problem. */
export function reportOf(problems: Problem[], site: Site, all = false): string[] {
  const groups = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    // Errors outside rules are listed one by one; problems of references are grouped already.
    const group = problem.rule && problem.rule in titles ? `${problem.rule} ${problem.isWarning}` : problem;
    const others = groups.get(group);
    if (others) others.push(problem);
    else groups.set(group, [problem]);
  }
  return [...groups.values()].flatMap((group) =>
    all || group.length <= most ? group.map(describe) : [inOneLine(group, site)],
  );
}

function inOneLine(group: Problem[], site: Site): string {
  const {rule, isWarning} = group[0]!;
  const places = group.slice(0, most).map(({file, line}) => `${file}:${line}`);
  const number = group.length.toLocaleString('en-US');
  return [
    `  ${isWarning ? 'Warning: ' : ''}${number} ${titles[rule as Rule]}; the first five: ${places.join(', ')}`,
    `    All of them: ${commandIn(site, 'check content', '--all')}. The rule is “${rule}” in ${site.writtenIn.rules}.\n`,
  ].join('\n');
}
