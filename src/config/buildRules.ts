import type {Config, MarkdownConfig} from '@docusaurus/types';

/**
 * What stops a build and what only warns. `npm run check:site` follows all links and anchors of the
 * finished build and fails on a broken one, so that CI lets none through.
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

export const future = {
  faster: true,
  // Needed by the static rendering in worker threads that `faster` brings.
  v4: {removeLegacyPostBuildHeadAttribute: true},
} satisfies Config['future'];
