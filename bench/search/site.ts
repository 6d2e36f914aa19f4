import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locales, prefixOf} from '../../src/config/i18n';
import {search} from '../../src/config/search';
import {takeStep} from '@lectern/kit/builtPages';
import {makerOf} from '@lectern/kit/maker';
import {pageFinder} from '@lectern/search/build/findPages';
import type {IndexedPage} from '@lectern/search/build/page';
import type {Language} from '@lectern/search/shared/types';

export const languages: readonly Language[] = locales;

/** A language of the site as it was built last. */
export interface BuiltSite {
  language: Language;
  baseUrl: string;
  outDir: string;
  pages: IndexedPage[];
  docs: string;
  index: string;
}

export async function readBuild(language: Language): Promise<BuiltSite> {
  const outDir = path.resolve(`build${prefixOf(language)}`);
  const read = (file: string): string => {
    try {
      return readFileSync(path.join(outDir, file), 'utf8');
    } catch (cause) {
      throw new Error(`There is no ${file} in ${outDir}: run “npm run build” first.`, {cause});
    }
  };
  const docs = read('search-docs.json');
  const {base, urls} = JSON.parse(docs) as {base: string; urls: string};
  const routes = urls.split('\n').map((url) => base + url);
  const finder = pageFinder(
    {siteDir: process.cwd(), locale: language, maker: makerOf({siteDir: process.cwd()})},
    search,
  );
  await takeStep({routesPaths: routes, baseUrl: base, outDir}, {stage: 'search', look: finder.look});
  return {language, baseUrl: base, outDir, pages: finder.pages, docs, index: read('search-index.json')};
}
