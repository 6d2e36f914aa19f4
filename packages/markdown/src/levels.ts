export const levels = ['off', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];

/**
 * What is wrong with a page that can be shown nevertheless, with the level that it has where the site says nothing:
 * docs that were written for another site come in. What cannot be shown has no level: it is always an error.
 */
export const defaultLevels = {
  codeSettings: 'warn',
  codeLanguages: 'warn',
  codeLines: 'warn',
  tabLabels: 'warn',
  tabGroups: 'warn',
  tabNames: 'warn',
  tabSets: 'warn',
  variables: 'warn',
  blocks: 'warn',
  directives: 'warn',
  footnotes: 'warn',
  ids: 'warn',
} satisfies Record<string, Level>;

export type MarkdownRule = keyof typeof defaultLevels;
export type MarkdownLevels = Record<MarkdownRule, Level>;
