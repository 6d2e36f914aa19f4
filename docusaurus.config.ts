import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {withReferencePages} from '@lectern/references/routes';
import {announcement} from './src/config/announcement';
import {blog, blogTheme} from './src/config/blog';
import {future, linkRules} from './src/config/buildRules';
import {checkSettings} from './src/settings/checkSettings';
import {codeBlocks} from './src/config/codeBlocks';
import {docs, docsTheme, tableOfContents} from './src/config/docs';
import {footer} from './src/config/footer';
import {headTags, metadata} from './src/config/head';
import {currentLocale, i18n} from './src/config/i18n';
import {light} from './src/config/light';
import {lists} from './src/config/lists';
import {markdown} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {isOffline} from './src/config/offline';
import {hasPart, when} from './src/config/presentParts';
import {publish} from './src/config/publish';
import {references} from './src/references';
import {search, searchPlugins} from './src/config/search';
import {site} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {socialCards} from './src/config/socialCards';
import {checkedBlog, checkedDocs} from './src/settings/inPlaceOfDocusaurus';
import {contentOf, markdownPlugin, markdownPlugins, staticDirectories} from './src/markdown';
import {taglineIn} from './src/text/taglines';

checkSettings();

const stylesheets = ['tokens', 'site', 'code', 'print'].map((name) => `./src/css/${name}.css`);

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
  customFields: {variables: contentOf.variablesOf(currentLocale), tagline: taglineIn(currentLocale), lists},
  ...linkRules,
  future,

  staticDirectories,
  clientModules: ['cleanAddress', 'newTabLinks', ...(isOffline ? ['offlineSearch'] : []), 'scrollableRegions'].map(
    (name) => `./src/client/${name}.ts`,
  ),
  presets: [
    [
      'classic',
      {
        // Theirs stand in `plugins`.
        docs: false,
        blog: false,
        pages: {...markdownPlugins, ...(!hasPart('standalonePages') && {include: ['**/*.{ts,tsx}']})},
        theme: {customCss: stylesheets},
        sitemap,
      } satisfies Options,
    ],
  ],
  plugins: [
    ['@lectern/docs', {...docs, ...checkedDocs, changeRoute: withReferencePages, tokens: false}],
    ...when<PluginConfig>('blog', ['@lectern/docs/blog', {...blog, ...checkedBlog}]),
    ['@lectern/references', references],
    markdownPlugin,
    './src/plugins/code-at-build/index.ts',
    ['@lectern/light', light],
    '@lectern/cli/plugin',
    ...when('contextHelp', './src/plugins/context-help/index.ts'),
    ...when('cms', './src/plugins/cms/index.ts'),
    ...searchPlugins(search),
    ['@lectern/publish', publish],
    ['./src/plugins/wordmark/index.ts', {font: socialCards.font}],
  ],
  // src/css/tokens.css has what the styles of the last ask for.
  themes: ['@docusaurus/theme-mermaid', ['@lectern/theme', {contrast: false, tokens: false}]],
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
    mermaid: {theme: {light: 'default', dark: 'dark'}},
  } satisfies ThemeConfig,
} satisfies Config;
