import type {PluginConfig} from '@docusaurus/types';
import {contentFolder} from '@lectern/markdown/languages/contentFolders';
import type {SearchOptions} from '@lectern/search';
import {lunrCode} from '../plugins/search-easyops/lunrCode';
import {didYouMean} from '@lectern/kit/nearest';
import {currentLocale, defaultLocale} from './i18n';
import {lists} from './lists';
import {isOffline} from './offline';
import {when} from './presentParts';
import {referenceKinds} from '../references';
import {hasVersions, inVersions, versions} from '../versions';
import {SettingsError} from '@lectern/kit/settingsError';

/**
 * `lectern` is the search of `@lectern/search`, `easyops` that of `@easyops-cn/docusaurus-search-local`. `none`
 * leaves room for one that a theme provides, such as Algolia's.
 */
const engines = ['lectern', 'easyops', 'none'] as const;
type Engine = (typeof engines)[number];

type KindByPath = SearchOptions['kinds'][number];
type Options = Pick<SearchOptions, 'kinds' | 'exclude' | 'preloadLimit' | 'sources' | 'versions'>;

/** The options of the search; see `packages/search/INTERNALS.md`. */
export const search: Options & {engine: Engine} = ofAllVersions({
  engine: 'lectern',
  // region kinds
  kinds: [
    ...when<KindByPath>('wiki', ['/docs/wiki', 'wiki']),
    ...referenceKinds(),
    ['/docs', 'docs'],
    ...when<KindByPath>('blog', ['/blog', 'blog']),
  ],
  // They only list what is found by itself.
  exclude: ['/docs', ...when('blog', '/blog/archive')],
  preloadLimit: 250 * 1024,
  // endregion
  sources: [
    'docs/**',
    'blog/**',
    'i18n/**',
    'src/**',
    'packages/*/src/**',
    'examples/**',
    'deploy/**',
    'docusaurus.config.ts',
    'sidebars.ts',
    'versioned_*/**',
    'versions.json',
    'package-lock.json',
  ],
});

function ofAllVersions<All extends Options>(options: All): All {
  if (!hasVersions) return options;
  return {
    ...options,
    kinds: options.kinds.flatMap(([path, kind]) => inVersions(path).map((address) => [address, kind])),
    exclude: options.exclude.flatMap((path) => inVersions(path)),
    versions: versions.map(({name, path}) => ({name, path})),
  };
}

/** The options of `@lectern/search`, if it is the chosen engine. */
export function ownSearch({engine, ...options}: typeof search): false | Partial<SearchOptions> {
  if (engine !== 'lectern') return false;
  const browse = {sections: '/docs', ...(lists.docTags && {tags: '/docs/tags'})};
  // src/css/tokens.css has the design tokens.
  return {...options, browse, tokens: false};
}

/** The plugins of another engine. */
export function searchPlugins({engine}: Pick<typeof search, 'engine'>, folder = './src/plugins'): PluginConfig[] {
  checkEngine(engine);
  if (engine === 'lectern') return [];
  if (isOffline) {
    throw new Error('Only the search of Lectern works offline: set “engine” in src/config/search.ts to “lectern”.');
  }
  if (engine === 'none') return [`${folder}/search-none/index.ts`];
  // Without it, the package uses the rules of English.
  const language = lunrCode(currentLocale);
  const index = {
    hashed: 'filename',
    // With two languages, the package uses the stems of the first one, and ignores accents: each build has one language.
    ...(language && {language: [language]}),
    docsDir: contentFolder('doc', currentLocale, defaultLocale),
    blogDir: contentFolder('post', currentLocale, defaultLocale),
    docsRouteBasePath: 'docs',
    indexPages: true,
    highlightSearchTermsOnTargetPage: true,
  };
  return [['@easyops-cn/docusaurus-search-local', index], `${folder}/search-easyops/index.ts`];
}

export function checkEngine(engine: string): void {
  if ((engines as readonly string[]).includes(engine)) return;
  throw new SettingsError('src/config/search.ts', [
    `: there is no “engine” called “${engine}”.${didYouMean(engine, engines)}\n  Known engines: ${engines.join(', ')}.`,
  ]);
}
