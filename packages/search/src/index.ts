import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {takeStep} from '@lectern/kit/builtPages';
import {codeTranslations} from '@lectern/kit/codeTranslations';
import {keptFor} from '@lectern/kit/kept';
import {themePaths} from '@lectern/kit/themePaths';
import {tokens} from '@lectern/kit/tokens';
import {docsName, hasBuild, indexName, serveIndex} from './build/devServer';
import {pageFinder} from './build/findPages';
import {readSources} from './build/indexSources';
import {type IndexFiles, makeIndex} from './build/makeIndex';
import {markPage, sizeOf} from './build/markPages';
import type {IndexedPage} from './build/page';
import {writeTexts} from './build/pageText';
import {rulesModule} from './build/rulesModule';
import {versionsModule} from './build/versionsModule';
import {sourceHash} from '@lectern/kit/sourceHash';
import {browserFolder} from './folders';
import {checkOptions, type SearchOptions} from './options';
import {formatVersion} from './shared/format';
import {textNames} from './shared/pageText';
import type {ClientConfig, VersionPath} from './shared/types';

export type {SearchOptions} from './options';
export {getSwizzleConfig} from './swizzle';

const name = 'lectern-search';

/** Search without a server: INTERNALS.md says how it works. */
export default function search(context: LoadContext, given: Partial<SearchOptions>): Plugin {
  const options = checkOptions(given);
  const {baseUrl, siteDir, outDir, generatedFilesDir} = context;
  const language = context.i18n.currentLocale;
  const isPreview = process.env.NODE_ENV === 'development';
  let hash = 'sources';
  let rules = '';
  let ofVersions = '';
  let content: AllContent = {};
  let versions: VersionPath[] | undefined;

  return {
    name,

    ...themePaths(__dirname),
    getClientModules: () => [
      ...(options.tokens ? [tokens, path.join(browserFolder, 'navbarIcon.css')] : []),
      ...(options.offline ? [path.join(browserFolder, 'client/offlineSearch')] : []),
    ],
    getDefaultCodeTranslationMessages: () => codeTranslations('@lectern/search', language),

    contentLoaded({actions: {addRoute}}) {
      addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
    },

    async allContentLoaded({allContent, actions: {createData}}) {
      content = allContent;
      versions =
        options.versions?.map((version) => [version.name, normalizeUrl([baseUrl, version.path])]) ??
        versionsOf(allContent);
      if (!isPreview) {
        hash = await sourceHash(siteDir, options.sources, [language, baseUrl, String(formatVersion)]);
      }
      await createData('client.json', describeForClient(isPreview ? '' : `?v=${hash}`));
      await createData('browse.json', options.browse);
      await createData('server.json', describeForClient(''));
      rules = await createData('rulesOf.js', rulesModule(language));
      ofVersions = await createData('versions.js', versionsModule(Boolean(versions)));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(/\/languages\/rulesOf$/, rules),
        new NormalModuleReplacementPlugin(/\/components\/searchVersions$/, ofVersions),
      ];
      if (isPreview) {
        const read = (): Promise<IndexedPage[]> => readSources(content, context, options);
        return {plugins, ...serveIndex({hash, language, baseUrl, outDir}, read)};
      }
      // No page shows the hash, and pages with it in their code would be rendered again after each change.
      const generated = (file: string): string => path.join(generatedFilesDir, name, 'default', file);
      return {plugins, ...(isServer && {resolve: {alias: {[generated('client.json')]: generated('server.json')}}})};
    },

    async postBuild({routesPaths}) {
      const build = {outDir, baseUrl, routesPaths};
      const finder = pageFinder(keptFor(context), options);
      let files!: IndexFiles;
      let isLarge = false;
      await takeStep(build, {
        stage: 'search',
        look: finder.look,
        between() {
          finder.save();
          files = makeIndex(finder.pages, {hash, language, baseUrl});
          isLarge = sizeOf(files) > options.mostUnasked;
        },
        edit(page) {
          if (isLarge) markPage(page);
        },
      });
      await Promise.all([
        writeFile(path.join(outDir, docsName), files.docs),
        writeFile(path.join(outDir, indexName), files.index),
        writeTexts(finder.pages, {outDir, baseUrl}),
      ]);
    },
  };

  function describeForClient(version: string): ClientConfig {
    return {
      base: baseUrl,
      docsUrl: `${baseUrl}${docsName}${version}`,
      indexUrl: `${baseUrl}${indexName}${version}`,
      textsUrl: `${baseUrl}${textNames}${version}`,
      hash: version ? hash : null,
      language,
      ...(isPreview && hasBuild(outDir) && {stale: true}),
      ...(versions && {versions}),
    };
  }
}

/** Of the docs, where they are in several versions: the last first, as their plugin has them. */
function versionsOf(content: AllContent): VersionPath[] | undefined {
  const docs = content['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const loaded = docs?.loadedVersions ?? [];
  return loaded.length > 1 ? loaded.map(({versionName, path: place}) => [versionName, place]) : undefined;
}
