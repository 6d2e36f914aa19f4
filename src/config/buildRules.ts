import type {Config, MarkdownConfig} from '@docusaurus/types';

/**
 * What stops a build and what only warns. The content and site checks (`npm run check:content`,
 * `npm run check:site`) fail on the rest too, and show all of it at once.
 */
export const linkRules = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
} satisfies Partial<Config>;

export const markdownHooks: MarkdownConfig['hooks'] = {
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'throw',
};
