import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {isCacheOn, cacheFolder} from '@lectern/kit/buildCache';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {isKnown} from '../reached';
import {forgetOthers} from './pageCache';

/**
 * Caches rendered pages between builds. After a change of one line, rendering all other pages again takes most of the
 * time.
 */
export function pages({siteDir, i18n}: LoadContext): Part | false {
  if (!isCacheOn()) return false;
  if (!isKnown('rendering', siteDir, allRendered)) return false;
  const cache = path.join(cacheFolder(siteDir), `pages.${i18n.currentLocale}`);
  return {
    configureWebpack({entry, output}, isServer, {currentBundler}) {
      if (!isServer) return {};
      if (!isStock(entry) || output?.filename !== 'server.bundle.js') {
        staysStock('@lectern/light', allRendered, 'what renders them is bundled in another way');
        return {};
      }
      return {
        entry: {main: path.join(browserFolder(__dirname), 'serverEntry')},
        // Without hashes in the names of chunks, the bundle only changes with its content.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [new currentBundler.instance.DefinePlugin({PAGE_CACHE: JSON.stringify(cache)})],
      };
    },

    postBuild({routesPaths}) {
      forgetOthers(cache, routesPaths);
      return Promise.resolve();
    },
  };
}

const allRendered = 'each build renders all pages';

const isStock = (entry: unknown): boolean =>
  /[\\/]client[\\/]serverEntry\.js$/.test(String((entry as {main?: string})?.main));
