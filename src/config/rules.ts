import type {Level, Rule} from '@lectern/cli/check/levels';
import type {MarkdownLevels} from '@lectern/markdown/levels';

/**
 * The levels of rules for pages of this site: `off`, `warn` or `error`. Rules that aren't listed have the level of a new
 * site, from `packages/cli/src/check/levels.ts`. Mistakes that break a page are always errors.
 */
// region rules
export const rules: Partial<Record<Rule, Level>> = {
  titles: 'error',
  titleLength: 'error',
  descriptions: 'error',
  descriptionLength: 'error',
  uniqueTitles: 'error',
  tags: 'error',
  authors: 'error',
  teasers: 'error',
  unknownFields: 'error',
  pageLength: 'error',
  headingOrder: 'error',
  leftOutLinks: 'warn',
  placeholders: 'error',
  linkLabels: 'error',
  linkLanguage: 'error',
  alternatives: 'error',
  samples: 'error',
  names: 'error',
  screenshots: 'error',
  translations: 'error',
  translationStructure: 'error',
  translationPins: 'error',
  terms: 'error',
  typography: 'error',
  spelling: 'error',
  readability: 'warn',
};
// endregion

/**
 * The same for mistakes that still allow a page to be built. Rules that aren't listed have the level of a new site, from
 * `packages/markdown/src/levels.ts`.
 */
export const markdownRules: Partial<MarkdownLevels> = {
  codeSettings: 'error',
  codeLanguages: 'error',
  codeLines: 'error',
  tabLabels: 'error',
  tabGroups: 'error',
  tabNames: 'error',
  tabSets: 'error',
  variables: 'error',
  blocks: 'error',
  directives: 'error',
  footnotes: 'error',
  ids: 'error',
};

/**
 * The same for API descriptions, by the names of Redocly's rules and of those in `packages/references/src/levels.ts`.
 * Redocly's strict recommendations warn if they aren't listed; mistakes that break a page are errors.
 */
export const referenceRules: Record<string, Level> = {
  'overlay-text': 'error',
  'graphql-text': 'error',
};

/** For the rule `readability`: how easy pages have to be, from 0 to 100. The innermost folder counts, for translations too. */
export const readabilityTargets = {docs: 75, 'docs/wiki': 70, blog: 70, 'src/pages': 70};

/** For the rule `names`: files in texts that belong to readers, or to another project. */
export const filesOfReaders = [
  'docs/guide/',
  'docs/installation.html',
  'i18n/en/',
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0/',
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json',
  'i18n/fr/docusaurus-plugin-content-docs/current/guide/backups.md',
  'i18n/fr/docusaurus-plugin-content-docs/current/wiki/on-call.md',
  'src/components/Keys/index.tsx',
  'src/css/custom.css',
  'src/pages/about/team.md',
  'static/.well-known/security.txt',
  'static/favicon.ico',
  'static/files/price-list.pdf',
];
