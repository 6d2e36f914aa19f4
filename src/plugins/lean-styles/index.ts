import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {isOnDemand} from '../../config/hydration';
import {visitPages} from '../builtPages';
import {families} from './families';
import {leanInfima} from './leanInfima';
import {linkSheets} from './linkSheets';
import {nameByFile} from './nameByFile';
import {namesIn, sheetsOf} from './sheetsOf';

/**
 * Cuts what a page loads of styles: Docusaurus puts those of a whole site, and all of Infima, into one sheet. Only in
 * builds: while pages are edited, everything is there.
 */
export default function leanStyles({siteDir, baseUrl}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      return isBuild ? {...options, plugins: [...options.plugins, leanInfima(siteDir)]} : options;
    },
    configureWebpack(config, isServer) {
      if (isBuild) nameByFile(config);
      if (!isBuild || isServer) return {};
      const cacheGroups = Object.fromEntries(Object.entries(families).map(([name, test]) => [name, sheet(name, test)]));
      return {optimization: {splitChunks: {cacheGroups}}};
    },
    async postBuild({outDir, routesPaths}) {
      const build = {outDir, baseUrl, routesPaths};
      const sheets = sheetsOf(build, isOnDemand);
      const fonts = namesIn(path.join(outDir, 'assets/fonts'), /\.woff2$/).map(
        (name) => `${baseUrl}assets/fonts/${name}`,
      );
      await visitPages(build, ({html}) => linkSheets(html, sheets, fonts));
    },
  };
}

/** Beside the one of all pages: `styles` in @docusaurus/core/lib/webpack/base.js. */
const sheet = (name: string, test: RegExp): object => ({
  name,
  test,
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 60,
});
