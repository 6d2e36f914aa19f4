import type {Config, MarkdownConfig} from '@docusaurus/types';

/**
 * Which problems stop a build, and which are warnings. `npm run check:site` follows all links and anchors of the
 * finished build and fails on a broken one, so that CI finds them all.
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

/** Markdown syntax that Docusaurus 3 reads by default, and Docusaurus 4 only if switched on. */
export const olderMarkdown: MarkdownConfig['mdx1Compat'] = {comments: true, admonitions: true, headingIds: true};

/** Defaults of Docusaurus 4. */
export const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
    // With other storage keys, choices of readers would be lost: the colour mode, tabs, a closed announcement.
    siteStorageNamespacing: false,
    useCssCascadeLayers: true,
  },
} satisfies Config['future'];
