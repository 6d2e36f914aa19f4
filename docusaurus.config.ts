import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/config/announcement';
import {blog, blogTheme} from './src/config/blog';
import {future, linkRules} from './src/config/buildRules';
import {codeBlocks} from './src/config/codeBlocks';
import {docs, docsTheme, tableOfContents} from './src/config/docs';
import {footer} from './src/config/footer';
import {graphqlPlugins} from './src/config/graphql';
import {headTags, metadata} from './src/config/head';
import {pageTemplate} from './src/config/hydration';
import {currentLocale, i18n} from './src/config/i18n';
import {markdown} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {isOffline} from './src/config/offline';
import {languageTabs, openapiPlugin} from './src/config/openapi';
import {redirects} from './src/config/redirects';
import {search} from './src/config/search';
import {site} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {socialCards} from './src/config/socialCards';
import {readVariables} from './src/data/variables';
import {markdownPlugins} from './src/remark';

const stylesheets = ['tokens', 'site', 'code', 'graphql', 'openapi', 'print'].map((name) => `./src/css/${name}.css`);

export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: site.favicon,
  organizationName: site.organizationName,
  projectName: site.projectName,
  trailingSlash: false,
  i18n,
  markdown,
  headTags,
  customFields: {variables: readVariables(currentLocale)},
  ssrTemplate: pageTemplate,
  ...linkRules,
  future,

  // The second folder is filled by scripts/prepare.ts: API descriptions to download, KaTeX' fonts.
  staticDirectories: ['static', '.cache/static'],
  clientModules: ['fewPagesAhead', 'fonts', 'newTabLinks', 'scrollableRegions'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  presets: [
    [
      'classic',
      {
        // Their place is in `plugins`: src/plugins/docs and src/plugins/blog wrap them.
        docs: false,
        blog: false,
        pages: {...markdownPlugins},
        theme: {customCss: stylesheets},
        sitemap,
      } satisfies Options,
    ],
  ],
  plugins: [
    ['./src/plugins/docs/index.ts', docs],
    ['./src/plugins/blog/index.ts', blog],
    './src/plugins/build-cache/index.ts',
    './src/plugins/kept-pages/index.ts',
    './src/plugins/markdown-data/index.ts',
    './src/plugins/responsive-images/index.ts',
    './src/plugins/code-at-build/index.ts',
    './src/plugins/lean-styles/index.ts',
    './src/plugins/lean-html/index.ts',
    './src/plugins/lean-client/index.ts',
    './src/plugins/content-check/index.ts',
    './src/plugins/tag-tree/index.ts',
    './src/plugins/context-help/index.ts',
    './src/plugins/page-list/index.ts',
    './src/plugins/openapi-bundle/index.ts',
    openapiPlugin,
    ...graphqlPlugins,
    ['./src/plugins/search/index.ts', search],
    ['./src/plugins/markdown-twins/index.ts', {kinds: search.kinds, exclude: search.exclude}],
    './src/plugins/print-sections/index.ts',
    ['./src/plugins/offline/index.ts', {isOn: isOffline, sources: search.sources}],
    ['./src/plugins/redirects/index.ts', {redirects}],
    './src/plugins/robots/index.ts',
    ['./src/plugins/social-cards/index.ts', {...socialCards, kinds: search.kinds}],
  ],
  themes: ['@docusaurus/theme-mermaid', 'docusaurus-theme-openapi-docs'],
  themeConfig: {
    metadata,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcement,
    navbar,
    footer,
    docs: docsTheme,
    blog: blogTheme,
    tableOfContents,
    prism: codeBlocks,
    languageTabs,
    mermaid: {theme: {light: 'default', dark: 'dark'}},
  } satisfies ThemeConfig,
} satisfies Config;
