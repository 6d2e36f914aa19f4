import type {SearchOptions} from '../plugins/search';

/** What is found, and as what; `src/plugins/search/README.md` says more. */
export const search: SearchOptions = {
  // region kinds
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
  // endregion
  sources: [
    'docs/**',
    'blog/**',
    'i18n/**',
    'src/**',
    'examples/**',
    'deploy/**',
    'docusaurus.config.ts',
    'sidebars.ts',
    'versioned_*/**',
    'package-lock.json',
  ],
};
