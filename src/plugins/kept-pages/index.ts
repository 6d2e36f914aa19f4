import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isKeepingOn} from '../kept';
import {forgetOthers} from './keepPages';

/**
 * Keeps what pages look like from one build to the next. After a change of one line, rendering all others again is
 * what takes longest.
 */
export default function keptPages({siteDir, i18n}: LoadContext): Plugin {
  const kept = path.join(siteDir, '.cache/pages', i18n.currentLocale);
  const isOn = process.env.NODE_ENV === 'production' && isKeepingOn();
  return {
    name: 'kept-pages',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isOn || !isServer) return {};
      return {
        entry: {main: path.join(__dirname, 'serverEntry.ts')},
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
