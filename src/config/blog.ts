import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {markdownPlugins} from '../remark';
import {editUrl} from './editUrl';
import {hasHistory} from './history';
import {site} from './site';

/** French titles: i18n/fr/docusaurus-plugin-content-blog/options.json. */
export const blog: Options['blog'] = {
  blogTitle: 'Blog',
  blogDescription: 'Notes on building documentation that reads well, in two languages',
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
  },
  ...markdownPlugins,
};

export const blogTheme: ThemeConfig['blog'] = {
  sidebar: {groupByYear: true},
};
