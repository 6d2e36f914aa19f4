import type {Level, Rule} from '@lectern/cli/check/levels';
import type {MarkdownLevels} from '@lectern/markdown/levels';

/**
 * What this site demands of its own pages: `off`, `warn` or `error`. A rule that is not listed has the level of a new
 * site, from `packages/cli/src/check/levels.ts`. What breaks a page is always an error.
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
 * The same for what is wrong with a page and can be shown nevertheless, in a build as well. A rule that is not listed
 * has the level of a new site, from `packages/markdown/src/levels.ts`.
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
 * The same for the descriptions of APIs, by the names of Redocly's rules and of those in `packages/references/src/levels.ts`.
 * A rule that is not listed warns, if it is one of Redocly's strict recommendations, and what breaks a page is an error.
 */
export const referenceRules: Record<string, Level> = {
  'overlay-text': 'error',
  'graphql-text': 'error',
};

/** For the rule `names`: files that pages speak of as the readers’ own, or of another project. */
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
