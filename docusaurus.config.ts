import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PresetOptions} from '@lectern/preset';
import {announcement} from './src/config/announcement';
import {blog, blogTheme} from './src/config/blog';
import {future, linkRules} from './src/config/buildRules';
import {checkSettings} from './src/settings/checkSettings';
import {codeBlocks} from './src/config/codeBlocks';
import {docs, docsTheme, tableOfContents} from './src/config/docs';
import {footer} from './src/config/footer';
import {metadata} from './src/config/head';
import {currentLocale, i18n} from './src/config/i18n';
import {light} from './src/config/light';
import {lists} from './src/config/lists';
import {features, markdown} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {hasPart, when} from './src/config/presentParts';
import {publish} from './src/config/publish';
import {references} from './src/references';
import {ownSearch, search, searchPlugins} from './src/config/search';
import {site} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {socialCards} from './src/config/socialCards';
import {sayLeftOut} from './src/settings/sayLeftOut';
import {checkedBlog, checkedDocs} from './src/settings/inPlaceOfDocusaurus';
import {facts} from './src/data/facts';
import {newTabLinks} from './src/early/newTabLinks';
import {taglineIn} from './src/text/taglines';

checkSettings();
sayLeftOut();

const stylesheets = ['tokens', 'site', 'margin', 'print'].map((name) => `./src/css/${name}.css`);

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
  customFields: {variables: facts.variablesOf(currentLocale), tagline: taglineIn(currentLocale), lists},
  ...linkRules,
  future,

  presets: [
    [
      '@lectern/preset',
      {
        docs: {...docs, ...checkedDocs, tokens: false},
        blog: hasPart('blog') && {...blog, ...checkedBlog},
        pages: hasPart('standalonePages') ? {} : {include: ['**/*.{ts,tsx}']},
        theme: {customCss: stylesheets},
        sitemap,
        light,
        markdown: features,
        publish,
        references,
        search: ownSearch(search),
        // src/css/tokens.css has the design tokens.
        interface: {contrast: false, tokens: false, newTab: newTabLinks},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    '@lectern/cli/plugin',
    './src/plugins/changelog/index.ts',
    ...when('contextHelp', './src/plugins/context-help/index.ts'),
    ...when('cms', '@lectern/cli/cms/plugin'),
    ...searchPlugins(search),
    ['./src/plugins/wordmark/index.ts', {font: socialCards.font}],
  ],
  themes: ['@docusaurus/theme-mermaid'],
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
    mermaid: {
      theme: {light: 'default', dark: 'dark'},
      options: {fontFamily: 'var(--ifm-font-family-base)', flowchart: {rankSpacing: 64}},
    },
  } satisfies ThemeConfig,
} satisfies Config;
