import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {docsName, hasBuild, indexName, serveIndex} from './build/devServer';
import {findPages, keepScans, type PageRules} from './build/findPages';
import {readSources} from './build/indexSources';
import {makeIndex} from './build/makeIndex';
import {sourceHash} from './build/sourceHash';
import {formatVersion} from './shared/format';
import {type ClientConfig, type Language, languages} from './shared/types';

/** A type, not an interface: Docusaurus takes any record for options. */
export type SearchOptions = PageRules & {
  /** What the site is made of, as glob patterns: whenever one of these files changes, so does the build's hash. */
  sources: string[];
};

/** Search without a server: README.md says how it works. */
export default function search(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteDir, outDir, generatedFilesDir} = context;
  const language = languageOf(context);
  const isPreview = process.env.NODE_ENV === 'development';
  let hash = 'sources';
  let content: AllContent = {};

  return {
    name: 'search',

    async contentLoaded({actions: {createData, addRoute}}) {
      if (!isPreview) {
        hash = await sourceHash(siteDir, options.sources, [language, baseUrl, String(formatVersion)]);
      }
      await createData('client.json', describeForClient(isPreview ? '' : `?v=${hash}`));
      await createData('server.json', describeForClient(''));
      addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
    },

    allContentLoaded({allContent}) {
      content = allContent;
    },

    configureWebpack(_config, isServer) {
      if (isPreview) {
        return serveIndex({baseUrl, outDir}, async () =>
          makeIndex(await readSources(content, {siteDir, baseUrl}, options), {hash, language, baseUrl}),
        );
      }
      // No page shows the hash, and pages with it in their code would be rendered again after each change.
      const generated = (name: string): string => path.join(generatedFilesDir, 'search/default', name);
      return isServer ? {resolve: {alias: {[generated('client.json')]: generated('server.json')}}} : {};
    },

    async postBuild({routesPaths}) {
      const pages = await findPages({outDir, baseUrl, routesPaths}, options);
      keepScans();
      const {docs, index} = makeIndex(pages, {hash, language, baseUrl});
      await Promise.all([writeFile(path.join(outDir, docsName), docs), writeFile(path.join(outDir, indexName), index)]);
    },
  };

  function describeForClient(version: string): ClientConfig {
    return {
      docsUrl: `${baseUrl}${docsName}${version}`,
      indexUrl: `${baseUrl}${indexName}${version}`,
      hash: version ? hash : null,
      language,
      ...(isPreview && hasBuild(outDir) && {stale: true}),
    };
  }
}

function languageOf({i18n: {currentLocale}}: LoadContext): Language {
  const language = languages.find((known) => currentLocale.split('-')[0] === known);
  if (!language) {
    throw new Error(
      `The search knows no stems for “${currentLocale}”. Add them in src/plugins/search/shared/stem.ts, its stop words in stopWords.ts, and the language in types.ts.`,
    );
  }
  return language;
}
