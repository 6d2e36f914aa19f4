import type {ReportingSeverity} from '@docusaurus/types';
import type {Problem} from '@lectern/kit/problems';
import {SettingsError} from '@lectern/kit/settingsError';
import {didYouMean} from '@lectern/kit/nearest';
import {type Level, levels} from '@lectern/markdown/levels';

export type {Level};

/**
 * Rules for matters of quality, with their default levels. Mistakes that break a page, such as a link that leads
 * nowhere, have no level: they are always errors.
 */
export const defaultLevels = {
  titles: 'off',
  titleLength: 'warn',
  descriptions: 'warn',
  descriptionLength: 'warn',
  uniqueTitles: 'warn',
  tags: 'off',
  authors: 'off',
  teasers: 'warn',
  unknownFields: 'warn',
  pageLength: 'off',
  headingOrder: 'warn',
  leftOutLinks: 'warn',
  placeholders: 'warn',
  linkLabels: 'warn',
  linkLanguage: 'warn',
  alternatives: 'warn',
  samples: 'warn',
  names: 'off',
  screenshots: 'off',
  translations: 'warn',
  translationStructure: 'warn',
  translationPins: 'warn',
  terms: 'warn',
  typography: 'warn',
  spelling: 'warn',
  readability: 'off',
} satisfies Record<string, Level>;

export type Rule = keyof typeof defaultLevels;
export type Levels = Record<Rule, Level>;

const usualFile = 'lectern.config.ts';

/** The level of each rule; throws at an unknown rule or level. */
export function levelsOf(rules: Record<string, string>, file = usualFile): Levels {
  refuseUnknown(rules, {known: Object.keys(defaultLevels), file});
  return {...defaultLevels, ...rules};
}

/** Throws at an unknown level and, given the known rules, at an unknown rule. */
export function refuseUnknown(
  rules: Record<string, string>,
  {known, file = usualFile}: {known?: string[]; file?: string} = {},
): void {
  const problems = Object.entries(rules).flatMap(([rule, level]) => [
    ...(!known || known.includes(rule)
      ? []
      : [`, ${rule}: there is no such rule.${didYouMean(rule, known)}\n  Rules: ${known.join(', ')}.`]),
    ...(isLevel(level)
      ? []
      : [
          `, ${rule}: there is no level “${level}”.${didYouMean(String(level), levels)}\n  Levels: ${levels.join(', ')}.`,
        ]),
  ]);
  if (problems.length > 0) throw new SettingsError(file, problems);
}

function isLevel(level: string): level is Level {
  return (levels as readonly string[]).includes(level);
}

/** The level in Docusaurus’ words. */
export function severityOf(level: Level): ReportingSeverity {
  return ({off: 'ignore', warn: 'warn', error: 'throw'} as const)[level];
}

export type Under = (rule: Rule, check: () => Problem[] | Promise<Problem[]>) => Promise<Problem[]>;

/** Runs a check at the level of its rule; a rule that is off doesn't run. */
export function under(levels: Levels): Under {
  return async (rule, check) => {
    if (levels[rule] === 'off') return [];
    const problems = await check();
    return problems.map((problem) => ({...problem, rule, ...(levels[rule] === 'warn' && {isWarning: true})}));
  };
}
