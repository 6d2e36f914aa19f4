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

/** What older Docusaurus reads in Markdown without asking, and the next one only if asked to. */
export const olderMarkdown: MarkdownConfig['mdx1Compat'] = {comments: true, admonitions: true, headingIds: true};

/** What the next Docusaurus will do anyway. */
export const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    // Under other names, what readers have chosen would be lost: the colour mode, tabs, a closed announcement.
    siteStorageNamespacing: false,
    useCssCascadeLayers: true,
  },
} satisfies Config['future'];
