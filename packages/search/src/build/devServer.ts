import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {servedInPreview} from '@lectern/kit/servedInPreview';
import {textNames, textUrl} from '../shared/pageText';
import type {Language} from '../shared/types';
import {makeIndex} from './makeIndex';
import type {IndexedPage} from './page';
import {textOf} from './pageText';

export const docsName = 'search-docs.json';
export const indexName = 'search-index.json';
const [textFolder = ''] = textNames.split('*');

interface Site {
  hash: string;
  language: Language;
  baseUrl: string;
  outDir: string;
  /** The script of the box, which has no hash here. */
  script: () => string;
}

const scriptName = 'assets/js/search.js';

export function hasBuild(outDir: string): boolean {
  return [docsName, indexName].every((file) => existsSync(path.join(outDir, file)));
}

/** In `npm start`, serves the index of the last build, or creates one from the sources on request. */
export function serveIndex(
  {outDir, baseUrl, script, ...site}: Site,
  readSources: () => Promise<IndexedPage[]>,
): ReturnType<typeof servedInPreview> {
  // Excerpts are from the pages of that index.
  let pages: Promise<IndexedPage[]> | undefined;
  const make = async (name: string): Promise<string | undefined> => {
    if (name === docsName || name === indexName) {
      const {docs, index} = makeIndex(await (pages = readSources()), {baseUrl, ...site});
      return name === docsName ? docs : index;
    }
    const page = (await (pages ??= readSources())).find(({url}) => textUrl(url, baseUrl, textNames) === name);
    return page && JSON.stringify(textOf(page));
  };
  return servedInPreview('search-index', (address) => {
    const name = address.slice(baseUrl.length);
    if (address === baseUrl + scriptName) return () => Promise.resolve(script());
    const isOurs = address.startsWith(baseUrl) && (name.startsWith(textFolder) || [docsName, indexName].includes(name));
    if (!isOurs) return undefined;
    return () => (hasBuild(outDir) ? readBuilt(path.join(outDir, decodeURIComponent(name)), outDir) : make(name));
  });
}

async function readBuilt(file: string, outDir: string): Promise<string | undefined> {
  return file.startsWith(outDir) && existsSync(file) ? readFile(file, 'utf8') : undefined;
}
