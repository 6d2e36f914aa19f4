import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {markdownPlugins} from '../remark';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {currentLocale, i18n, type Locale} from './i18n';
import {site} from './site';

/** Feeds are no part of what the translation files cover. */
const feedTexts: Record<Locale, {title: string; description: string}> = {
  en: {
    title: `${site.title} Blog`,
    description: 'Notes on building documentation that reads well, in two languages',
  },
  fr: {
    title: `Blog de ${site.title}`,
    description: 'Notes sur la création d’une documentation agréable à lire, en deux langues',
  },
};

/** French titles: i18n/fr/docusaurus-plugin-content-blog/options.json. */
export const blog = {
  blogTitle: 'Blog',
  blogDescription: feedTexts.en.description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 6,
  showReadingTime: true,
  showLastUpdateTime: hasHistory,
  editUrl,
  tags: 'tags.yml',
  authorsMapPath: 'authors.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    limit: null,
    copyright: `© ${site.copyrightYear} ${site.title}`,
    language: i18n.localeConfigs?.[currentLocale]?.htmlLang,
    ...feedTexts[currentLocale],
  },
  ...markdownPlugins,
} satisfies Options['blog'];

export const blogTheme: ThemeConfig['blog'] = {
  sidebar: {groupByYear: true},
};
