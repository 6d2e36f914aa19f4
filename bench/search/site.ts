import {readFileSync} from 'node:fs';
import path from 'node:path';
import {search} from '../../src/config/search';
import {findPages} from '../../src/plugins/search/build/findPages';
import type {IndexedPage} from '../../src/plugins/search/build/page';
import {languages, type Language} from '../../src/plugins/search/shared/types';

export {languages};

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
  const outDir = path.resolve(language === 'en' ? 'build' : `build/${language}`);
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
  const pages = await findPages({routesPaths: routes, baseUrl: base, outDir}, search);
  return {language, baseUrl: base, outDir, pages, docs, index: read('search-index.json')};
}
