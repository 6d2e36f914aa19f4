import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PresetOptions} from '@lectern/preset';
// #if rest graphql
import {apiNavbarItems} from '@lectern/references/navigation';
// #endif
import * as site from './sections';

const title = '%name%';

/** What the site is for, by language. Languages without a text show the first one. */
const taglines: Record<string, string> = {
  '%language%': '%taglines%',
};

export default {
  title,
  tagline: taglines[String(process.env.DOCUSAURUS_CURRENT_LOCALE)] ?? taglines['%language%'],
  favicon: 'img/logo.svg',
  // The variables replace these values for one build, for example on a host.
  url: process.env.SITE_URL ?? '%url%',
  baseUrl: process.env.BASE_URL ?? '%baseUrl%',
  trailingSlash: false,
  i18n: {defaultLocale: '%language%', locales: ['%languages%']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
  presets: [
    [
      '@lectern/preset',
      {
        docs: site.hasDocs && {
          sidebarPath: './sidebars.ts',
          // #if repository
          editUrl: '%edit%',
          // #endif
          // #if languages
          editLocalizedFiles: true,
          // #endif
        },
        // #if blog
        blog: site.hasBlog && {
          blogTitle: '%blog%',
          blogDescription: '%blogDescription%',
          blogSidebarTitle: '%recentPosts%',
          // #if repository
          editUrl: '%edit%',
          // #endif
          // #if languages
          editLocalizedFiles: true,
          // #endif
        },
        // #endif
        // #if !blog
        blog: false,
        // #endif
        markdown: {mistakes: 'error'},
        // #if rest graphql
        references: site.apis,
        // #endif
        theme: {customCss: './src/css/custom.css'},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    navbar: {
      title,
      logo: {src: 'img/logo.svg', alt: '', width: 28, height: 28},
      items: [
        ...site.sections.map(({folder, label}) => ({
          type: 'docSidebar',
          sidebarId: folder,
          label,
          position: 'left' as const,
        })),
        // #if rest graphql
        ...apiNavbarItems(site.apis),
        // #endif
        // #if blog
        ...(site.hasBlog ? [{to: '/blog', label: '%blog%', position: 'left' as const}] : []),
        // #endif
        {type: 'search'},
        // #if languages
        {type: 'localeDropdown'},
        // #endif
        // #if repository
        {href: '%repository%', label: '%source%'},
        // #endif
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;
