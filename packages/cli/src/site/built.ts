import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readHtml, type HtmlPage} from './links';

/** A build, read from its files: its base URL, and its languages. No configuration is needed. */
export interface BuiltSite {
  folder: string;
  url: string;
  baseUrl: string;
  /** Folders of the languages except the first: `fr`. */
  languages: string[];
}

export interface BuiltFile {
  page: HtmlPage;
  html: string;
}

export function readBuiltSite(folder: string): BuiltSite {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  const addresses = new Map(folders.map((name) => [name, addressOf(path.join(folder, name))]));
  // The build of another language has only the folder of that language.
  const root =
    addressOf(folder) ?? folders.map((name) => addresses.get(name)?.replace(new RegExp(`${name}/$`), '')).find(Boolean);
  if (!root) throw new Error(`There is no site in “${path.relative('', folder)}”: build it first.`);
  const {origin, pathname} = new URL(root);
  const languages = folders.filter((name) => addresses.get(name) === `${root}${name}/`);
  return {folder, url: origin, baseUrl: pathname, languages};
}

/** The base URL of a language, from its 404 page. */
function addressOf(folder: string): string | undefined {
  return /^(.*\/)404(?:\.html)?\/?$/.exec(notFoundPage(folder)?.canonical ?? '')?.[1];
}

/** The language in the pages of a folder: `fr-FR`. */
export const langOf = (folder: string): string => notFoundPage(folder)?.language ?? '';

function notFoundPage(folder: string): HtmlPage | undefined {
  const file = path.join(folder, '404.html');
  return existsSync(file) ? readHtml('/404.html', readFileSync(file, 'utf8')) : undefined;
}

/** All files, and the pages one by one, because together they could fill the memory. */
export async function readFiles(folder: string): Promise<{files: string[]; pages: () => Generator<BuiltFile>}> {
  const files = (await Globby('**/*', {cwd: folder})).sort();
  return {
    files,
    *pages() {
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const html = readFileSync(path.join(folder, file), 'utf8');
        yield {page: readHtml(`/${file}`, html), html};
      }
    },
  };
}
