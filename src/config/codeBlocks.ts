import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * For the few blocks that are highlighted in the browser: see src/theme/CodeBlock. All others are highlighted when the
 * page is made, in every language of Prism, and cost a reader nothing. Colours: src/css/code.css.
 */
export const codeBlocks: NonNullable<ThemeConfig['prism']> = {
  theme: {plain: {color: 'var(--lectern-ink)', backgroundColor: 'var(--lectern-code)'}, styles: []},
  defaultLanguage: 'text',
  additionalLanguages: ['java', 'latex', 'haskell', 'matlab', 'php', 'powershell', 'bash', 'diff', 'json', 'scss'],
};
