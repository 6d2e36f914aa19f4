import type {SearchOptions} from '../plugins/search';
import {currentLocale} from './i18n';

/** What is found, and as what; `src/plugins/search/README.md` says more. */
export const search: SearchOptions = {
  kinds: [
    ['/docs/wiki', 'wiki'],
    ['/docs/api/petstore', 'rest'],
    ['/docs/category/petstore-api', 'rest'],
    ['/docs/api', 'graphql'],
    ['/docs', 'docs'],
    ['/blog', 'blog'],
  ],
  // They only list what is found by itself.
  exclude: ['/docs', '/blog/archive'],
  sources: [
    'docs/**',
    'blog/**',
    'i18n/**',
    'src/**',
    'examples/**',
    'docusaurus.config.ts',
    'sidebars.ts',
    'versioned_*/**',
    'package-lock.json',
  ],
};

/** For `src/plugins/search/stockTheme.ts`, until the interface is our own. */
export const stockSearch = {
  language: [currentLocale],
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: '/docs',
  blogRouteBasePath: '/blog',
  highlightSearchTermsOnTargetPage: true,
  searchBarShortcutHint: true,
  hashed: 'filename',
};
