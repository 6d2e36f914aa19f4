import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {isKeepingOn, keptFolder} from '@lectern/kit/kept';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {forgetOthers} from './keepPages';

/**
 * Keeps what pages look like from one build to the next. After a change of one line, rendering all others again is
 * what takes longest.
 */
export function pages({siteDir, i18n}: LoadContext): Part | false {
  if (!isKeepingOn()) return false;
  if (!isKnown()) {
    staysStock('@lectern/light', 'each build renders all pages', 'what renders them is in another place');
    return false;
  }
  const kept = path.join(keptFolder(siteDir), `pages.${i18n.currentLocale}`);
  return {
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      return {
        entry: {main: path.join(browserFolder(__dirname), 'serverEntry')},
        // Without the hashes of all parts in it, the bundle only changes with what it holds.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [new currentBundler.instance.DefinePlugin({KEPT_PAGES: JSON.stringify(kept)})],
      };
    },

    postBuild({routesPaths}) {
      forgetOthers(kept, routesPaths);
      return Promise.resolve();
    },
  };
}

function isKnown(): boolean {
  try {
    require.resolve('@docusaurus/core/lib/client/serverEntry');
    require.resolve('react-router-config');
    return true;
  } catch {
    return false;
  }
}
