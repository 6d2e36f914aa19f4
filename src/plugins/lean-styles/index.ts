import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visitPages} from '../builtPages';
import {families} from './families';
import {leanInfima} from './leanInfima';
import {classesOf, linkSheets} from './linkSheets';

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
    configureWebpack(_config, isServer) {
      if (!isBuild || isServer) return {};
      const cacheGroups = Object.fromEntries(Object.entries(families).map(([name, test]) => [name, sheet(name, test)]));
      return {optimization: {splitChunks: {cacheGroups}}};
    },
    async postBuild({outDir, routesPaths}) {
      const sheets = readSheets(outDir, baseUrl);
      const fonts = readNames(path.join(outDir, 'assets/fonts'), /\.woff2$/).map(
        (name) => `${baseUrl}assets/fonts/${name}`,
      );
      await visitPages({outDir, baseUrl, routesPaths}, ({html}) => linkSheets(html, sheets, fonts));
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

/** The address of each family's sheet, with the classes that the sheet of all pages does not have. */
function readSheets(outDir: string, baseUrl: string): Map<string, Set<string>> {
  const folder = path.join(outDir, 'assets/css');
  const read = (family: string): [string, Set<string>][] =>
    readNames(folder, new RegExp(`^${family}\\..*\\.css$`)).map((name) => [
      `${baseUrl}assets/css/${name}`,
      classesOf(readFileSync(path.join(folder, name), 'utf8')),
    ]);
  const common = read('styles').flatMap(([, classes]) => [...classes]);
  const sheets = Object.keys(families).flatMap(read);
  for (const [, classes] of sheets) for (const name of common) classes.delete(name);
  return new Map(sheets);
}

function readNames(folder: string, wanted: RegExp): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => wanted.test(name))
        .sort()
    : [];
}
