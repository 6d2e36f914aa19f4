import {mkdirSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {takeStep} from '@lectern/kit/builtPages';
import {translationsOf} from '@lectern/kit/codeTranslations';
import {cacheScope} from '@lectern/kit/buildCache';
import {interfaceOf} from '@lectern/kit/interfaceOf';
import {tokens} from '@lectern/kit/tokens';
import type {Site} from './box/site';
import {bundleBox} from './build/bundleBox';
import {docsName, hasBuild, indexName, serveIndex} from './build/devServer';
import {pageFinder} from './build/findPages';
import {readSources} from './build/indexSources';
import {type IndexFiles, makeIndex} from './build/makeIndex';
import {markLarge, nameFiles, sizeOf} from './build/markPages';
import type {IndexedPage} from './build/page';
import {writeTexts} from './build/pageText';
import {rulesModule} from './build/rulesModule';
import {versionsModule} from './build/versionsModule';
import {sourceHash} from '@lectern/kit/sourceHash';
import {browserFolder} from './folders';
import {checkOptions, type SearchOptions} from './options';
import {formatVersion} from './shared/format';
import {textNames} from './shared/pageText';
import type {PageKind, VersionPath} from './shared/types';

export type {SearchOptions} from './options';
export {getSwizzleConfig} from './swizzle';

/** Search without a server: see INTERNALS.md. */
export default function search(context: LoadContext, given: Partial<SearchOptions>): Plugin {
  const options = checkOptions(given);
  const {baseUrl, siteDir, outDir, siteStorage, codeTranslations: codeTranslationsOfSite} = context;
  const language = context.i18n.currentLocale;
  const isPreview = process.env.NODE_ENV === 'development';
  let hash = 'sources';
  let rules = '';
  let ofVersions = '';
  let content: AllContent = {};
  let versions: Site['versions'] = [];
  let box = {name: '', code: ''};

  return {
    name: 'lectern-search',

    ...interfaceOf('@lectern/search', __dirname, context, {without: namesOfOtherKinds(options)}),
    getClientModules: () => [
      ...(options.tokens ? [tokens, path.join(browserFolder, 'navbarIcon.css')] : []),
      ...(options.offline ? [path.join(browserFolder, 'client/offlineSearch')] : []),
    ],

    contentLoaded({actions: {addRoute}}) {
      addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      content = allContent;
      versions = versionsOf(allContent, options.versions, baseUrl);
      if (!isPreview) {
        hash = await sourceHash(siteDir, options.sources, [language, baseUrl, String(formatVersion)]);
      }
      box = await bundleBox(describe(), {...translationsOf('@lectern/search', language), ...ownTexts()});
      await createData('browse.json', options.browse);
      rules = await createData('rulesOf.js', rulesModule(language));
      ofVersions = await createData('versions.js', versionsModule(versions.length > 0));
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(/\/languages\/rulesOf$/, rules),
        new NormalModuleReplacementPlugin(/\/components\/searchVersions$/, ofVersions),
      ];
      if (isPreview) {
        const read = (): Promise<IndexedPage[]> => readSources(content, context, options);
        return {plugins, ...serveIndex({hash, language, baseUrl, outDir, script: () => box.code}, read)};
      }
      return {plugins};
    },

    async postBuild({routesPaths}) {
      const build = {outDir, baseUrl, routesPaths};
      // Before pages are processed, because `@lectern/light` keeps the styles that scripts name.
      mkdirSync(path.join(outDir, 'assets/js'), {recursive: true});
      writeFileSync(path.join(outDir, box.name), box.code);
      const finder = pageFinder(cacheScope(context), options);
      let files!: IndexFiles;
      let isLarge = false;
      await takeStep(build, {
        stage: 'search',
        look: finder.look,
        between() {
          finder.save();
          files = makeIndex(finder.pages, {hash, language, baseUrl});
          isLarge = sizeOf(files) > options.preloadLimit;
        },
        edit(page) {
          nameFiles(page, fileAddresses());
          if (isLarge) markLarge(page);
        },
      });
      await Promise.all([
        writeFile(path.join(outDir, docsName), files.docs),
        writeFile(path.join(outDir, indexName), files.index),
        writeTexts(finder.pages, {outDir, baseUrl}),
      ]);
    },
  };

  function describe(): Site {
    return {
      base: baseUrl,
      language,
      docs: docsName,
      index: indexName,
      texts: textNames,
      browse: options.browse,
      versions,
      storage: {type: siteStorage.type, namespace: siteStorage.namespace},
      stale: isPreview && hasBuild(outDir),
    };
  }

  /** Texts that the site sets instead of those of the package. */
  function ownTexts(): Record<string, string> {
    const own = Object.entries(codeTranslationsOfSite).filter(([id]) => id.startsWith('search.'));
    return Object.fromEntries(own);
  }

  /** URLs of the search's files, in the order of `box/site.ts`. */
  function fileAddresses(): string[] {
    return [box.name, ...[docsName, indexName].map((file) => `${file}?v=${hash}`)].map((file) => baseUrl + file);
  }
}

/** Files with names of kinds that the site doesn't have. */
function namesOfOtherKinds({kinds}: SearchOptions): string[] {
  const known = kinds.map(([, kind]) => kind);
  const special: PageKind[] = ['wiki', 'rest', 'graphql'];
  return special.filter((kind) => !known.includes(kind)).map((kind) => `components/kindNames/${kind}.*`);
}

/** The versions of the docs if there are several, the latest first, as in their plugin. */
function versionsOf(content: AllContent, given: SearchOptions['versions'], baseUrl: string): Site['versions'] {
  const docs = content['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const loaded = docs?.loadedVersions ?? [];
  const known = (name: string): {label: string; isLast: boolean} => {
    const version = loaded.find(({versionName}) => versionName === name);
    return {label: version?.label ?? name, isLast: version?.isLast ?? false};
  };
  const paths: VersionPath[] =
    given?.map(({name, path: place}) => [name, normalizeUrl([baseUrl, place])]) ??
    (loaded.length > 1 ? loaded.map(({versionName, path: place}) => [versionName, place]) : []);
  return paths.map(([name, place]) => ({name, path: place, ...known(name)}));
}
