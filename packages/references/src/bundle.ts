import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {servedInPreview} from '@lectern/kit/servedInPreview';

type Configure = NonNullable<Plugin['configureWebpack']>;

/**
 * The content of pages is rendered at build time: browsers get it as HTML, and no script contains it. In the preview, without
 * a build, the browser renders it.
 */
export function configureBundle(siteDir: string, baseUrl: string): Configure {
  const withModule = (name: string): ReturnType<Configure> => ({
    mergeStrategy: {'resolve.alias': 'prepend'},
    // The component of the site, if it has its own.
    resolve: {alias: {'@theme/ApiPage/inBrowser$': `@theme/ApiPage/${name}`}},
  });
  return ({mode}, isServer, {currentBundler}) => {
    if (isServer) {
      const {DefinePlugin} = currentBundler.instance;
      return {
        ...withModule('inBuild'),
        plugins: [new DefinePlugin({SITE_FOLDER: JSON.stringify(siteDir)})],
        ...sharedOnServer,
      };
    }
    if (mode === 'development') return {...withModule('inPreview'), ...modelsInPreview(siteDir, baseUrl)};
    // Every page imports the same few modules, and would otherwise contain a copy of them.
    return {optimization: {splitChunks: {cacheGroups: {'api-reference': shared}}}};
  };
}

const shared = {
  name: 'api-reference',
  chunks: 'async',
  enforce: true,
  priority: 50,
  test: /[\\/]references[\\/](?:src|lib[\\/]browser)[\\/]theme[\\/]ApiPage[\\/]/,
  type: 'javascript/auto',
} as const;

/**
 * Docusaurus doesn't split the server bundle: everything that renders a page, a hundred kilobytes, would be repeated for
 * each page, and stay in memory.
 */
const sharedOnServer: ReturnType<Configure> = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        shared: {name: 'shared', chunks: 'async', minChunks: 3, enforce: true},
      },
    },
  },
};

/** In the preview, the browser requests the content of a page by its file. */
function modelsInPreview(siteDir: string, baseUrl: string): ReturnType<Configure> {
  const place = `${baseUrl}__references/`;
  return servedInPreview('api-pages', (address) => {
    const file = decodeURIComponent(address);
    if (!file.startsWith(place) || !/\.(?:api|schema)\.json$/.test(file) || file.includes('..')) return undefined;
    return () => readFile(path.join(siteDir, file.slice(place.length)), 'utf8');
  });
}
