import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {editPage} from '../builtPages';
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
    async postBuild({outDir}) {
      const sheets = await readSheets(outDir, baseUrl);
      const fonts = (await Globby('assets/fonts/*.woff2', {cwd: outDir})).map((font) => baseUrl + font);
      for (const file of await Globby('**/*.html', {cwd: outDir, absolute: true})) {
        editPage(file, (html) => linkSheets(html, sheets, fonts));
      }
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
async function readSheets(outDir: string, baseUrl: string): Promise<Map<string, Set<string>>> {
  const read = async (name: string): Promise<[string, Set<string>][]> => {
    const files = await Globby(`assets/css/${name}.*.css`, {cwd: outDir});
    return files.map((file) => [baseUrl + file, classesOf(readFileSync(path.join(outDir, file), 'utf8'))]);
  };
  const common = (await read('styles')).flatMap(([, classes]) => [...classes]);
  const sheets = (await Promise.all(Object.keys(families).map(read))).flat();
  for (const [, classes] of sheets) for (const name of common) classes.delete(name);
  return new Map(sheets);
}
