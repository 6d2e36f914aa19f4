import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {servedInPreview} from '@lectern/kit/servedInPreview';

type Configure = NonNullable<Plugin['configureWebpack']>;

/**
 * What pages show is made where the HTML is: browsers get it as HTML, and no script has it. In the preview, where there is
 * none, a browser makes it.
 */
export function configureBundle(siteDir: string, baseUrl: string): Configure {
  const withModule = (name: string): ReturnType<Configure> => ({
    mergeStrategy: {'resolve.alias': 'prepend'},
    // That of the site, if it has its own.
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
    // Each page imports the same few modules, and each would have a copy of its own.
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
 * Docusaurus splits nothing of what makes the HTML: all that the content of a page is made with, a hundred kilobytes, would
 * be there for each page, and stay in memory.
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

/** In the preview, what a page shows is asked for by the file of the page. */
function modelsInPreview(siteDir: string, baseUrl: string): ReturnType<Configure> {
  const place = `${baseUrl}__references/`;
  return servedInPreview('api-pages', (address) => {
    const file = decodeURIComponent(address);
    if (!file.startsWith(place) || !/\.(?:api|schema)\.json$/.test(file) || file.includes('..')) return undefined;
    return () => readFile(path.join(siteDir, file.slice(place.length)), 'utf8');
  });
}
