import {currentLocale} from './i18n';

/** Options of @easyops-cn/docusaurus-search-local; the site is indexed in one language per build pass. */
export const search = {
  language: [currentLocale],
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: '/docs',
  blogRouteBasePath: '/blog',
  highlightSearchTermsOnTargetPage: true,
  searchBarShortcutHint: true,
};
