import type {LoadContext} from '@docusaurus/types';
import {takeStep} from '@lectern/kit/builtPages';
import type {Part} from '@lectern/kit/part';
import type {CssChunks} from '../options';
import {isLeftOut} from '../reached';
import {readInfima} from './infima';
import {linkSheets, type Sheets} from './linkSheets';
import {NamesOfPages} from './namesOfPages';
import {sheetsOf} from './sheetsOf';

/**
 * Reduces the styles that a page loads: Docusaurus puts those of the whole site, and all of Infima, into one style sheet.
 * Only in builds: in the preview, everything is loaded.
 */
export function styles(
  {siteDir}: LoadContext,
  options: {chunks: CssChunks; keep: string[]; fontsAtOnce: Record<string, string[]>},
): Part {
  const chunks = isLeftOut('chunks') ? {} : options.chunks;
  return {
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const cacheGroups = Object.fromEntries(
        Object.entries(chunks).map(([name, folders]) => [name, sheet(name, folders)]),
      );
      return {optimization: {splitChunks: {cacheGroups}}};
    },
    async postBuild(build) {
      const wanted = {chunks: Object.keys(chunks), keep: options.keep, framework: readInfima(siteDir)};
      const names = new NamesOfPages(build.outDir);
      let sheets: Sheets;
      await takeStep(build, {
        stage: 'styles',
        look: (page) => names.add(page),
        between: () => void (sheets = sheetsOf(build, wanted, names)),
        edit: (page) => linkSheets(page, names.lookOf.get(page.url), sheets, options.fontsAtOnce[page.route]),
      });
    },
  };
}

/** A further chunk, beside `styles` in @docusaurus/core/lib/webpack/base.js. */
const sheet = (name: string, folders: string[]): object => ({
  name,
  test: new RegExp(`/(?:${folders.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 60,
});
