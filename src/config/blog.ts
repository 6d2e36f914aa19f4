import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {BlogOptions} from '@lectern/docs/blog';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {currentLocale, defaultLocale, i18n, inLanguage, type Locale} from './i18n';
import {tagsFile} from './presentParts';
import {severityOf} from '@lectern/cli/check/levels';
import {levels} from '../settings/levels';
import {site} from './site';

/** Translation files don't cover feeds. */
export const feedTexts: Record<Locale, {title: string; description: string}> = {
  en: {
    title: `${site.title} Blog`,
    description: 'Notes on building documentation that reads well, in two languages.',
  },
  fr: {
    title: `Blog de ${site.title}`,
    description: 'Notes sur la création d’une documentation agréable à lire, en deux langues.',
  },
};

/** French titles: i18n/fr/docusaurus-plugin-content-blog/options.json. */
export const blog = {
  blogTitle: 'Blog',
  blogDescription: inLanguage(feedTexts, defaultLocale).description,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 6,
  showReadingTime: true,
  showLastUpdateTime: hasHistory,
  editUrl,
  tags: tagsFile('blog'),
  authorsMapPath: 'authors.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: severityOf(levels.teasers),
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    limit: null,
    copyright: `© ${site.copyrightYear} ${site.title}`,
    language: i18n.localeConfigs?.[currentLocale]?.htmlLang,
    ...inLanguage(feedTexts),
  },
} satisfies BlogOptions;

export const blogTheme: ThemeConfig['blog'] = {
  sidebar: {groupByYear: true},
};
