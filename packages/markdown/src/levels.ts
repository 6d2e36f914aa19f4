export const levels = ['off', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];

/**
 * Mistakes with which a page can still be shown, with their default levels, so that docs of other sites can be used. A
 * mistake that prevents that has no level: it is always an error.
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
