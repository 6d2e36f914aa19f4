import {mkdtempSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build as bundle} from 'esbuild';
import {codeOf, lunrFile} from '@lectern/search/languages/rulesOf';
import type {Search} from './figures';
import type {BuiltSite} from './site';

const name = '@easyops-cn/docusaurus-search-local';
const nodeRequire = createRequire(path.resolve('package.json'));

/**
 * The search of @easyops-cn/docusaurus-search-local as it comes, over the same pages: its own scanner, its own index
 * and the worker that it sends to browsers. Only what the browser would lend it is replaced.
 */
export async function stockSearch({
  language,
  baseUrl,
  outDir,
  pages,
}: BuiltSite): Promise<{search: Search; bytes: string}> {
  const bytes = JSON.stringify(await stockIndex({language, outDir, baseUrl, pages}));
  const Worker = await stockWorker(language);
  Object.assign(globalThis, {
    location: {origin: 'http://localhost'},
    fetch: () => Promise.resolve(new Response(bytes)),
  });
  const worker = new Worker();
  return {
    bytes,
    search: async (text) => {
      const results = await worker.search(`http://localhost/${language}/`, '', text, 30);
      return [...new Set(results.map(({document}) => document.u))];
    },
  };
}

async function stockIndex({language, outDir, baseUrl, pages}: Omit<BuiltSite, 'docs' | 'index'>): Promise<unknown> {
  const folder = path.dirname(nodeRequire.resolve(`${name}/dist/server/server/utils/buildIndex.js`));
  // It keeps the first language that it meets.
  for (const file of Object.keys(nodeRequire.cache)) if (file.includes(name)) delete nodeRequire.cache[file];
  const {scanDocuments} = nodeRequire(path.join(folder, 'scanDocuments.js')) as {
    scanDocuments: (files: {filePath: string; url: string; type: string}[], config: object) => Promise<unknown[]>;
  };
  const {buildIndex} = nodeRequire(path.join(folder, 'buildIndex.js')) as {
    buildIndex: (documents: unknown[], config: object) => unknown;
  };
  const files = pages.map(({url, kind}) => ({
    url,
    filePath: path.join(outDir, `${url.slice(baseUrl.length) || 'index'}.html`),
    type: kind === 'blog' || kind === 'page' ? kind : 'docs',
  }));
  return buildIndex(await scanDocuments(files, {}), {
    language: [language],
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  });
}

interface StockWorker {
  search(baseUrl: string, context: string, text: string, limit: number): Promise<{document: {u: string}}[]>;
}

async function stockWorker(language: string): Promise<new () => StockWorker> {
  // English is what Lunr itself knows.
  const more = lunrFile(codeOf(language));
  const constants = `
    import lunr from 'lunr';
    ${more ? `require('lunr-languages/lunr.stemmer.support')(lunr); require(${JSON.stringify(more)})(lunr);` : ''}
    export const removeDefaultStopWordFilter = [], language = ['${language}'], searchIndexUrl = 'index.json';
    export const searchResultLimits = 8, fuzzyMatchingDistance = 1, removeDefaultStemmer = false;
    export const __setLanguage = undefined, searchContextByPaths = null, indexDocs = true;`;
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'stock-search-')), 'worker.cjs');
  await bundle({
    entryPoints: [path.resolve('node_modules', name, 'dist/client/client/theme/worker.js')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    outfile,
    plugins: [
      {
        name: 'browser',
        setup(build) {
          build.onResolve({filter: /^@generated\/|^comlink$/}, ({path: id}) => ({path: id, namespace: 'browser'}));
          build.onLoad({filter: /.*/, namespace: 'browser'}, ({path: id}) => ({
            contents: id === 'comlink' ? 'export const expose = () => {}' : constants,
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  return (nodeRequire(outfile) as {SearchWorker: new () => StockWorker}).SearchWorker;
}
