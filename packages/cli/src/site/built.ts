import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {readHtml, type HtmlPage} from './links';

/** What a build says of itself: where it will stand, and its languages. No configuration is needed to know it. */
export interface BuiltSite {
  folder: string;
  url: string;
  baseUrl: string;
  /** Folders of the languages besides the first: `fr`. */
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
  // The build of another language alone has a folder of that language only.
  const root =
    addressOf(folder) ?? folders.map((name) => addresses.get(name)?.replace(new RegExp(`${name}/$`), '')).find(Boolean);
  if (!root) throw new Error(`There is no site in “${path.relative('', folder)}”: build it first.`);
  const {origin, pathname} = new URL(root);
  const languages = folders.filter((name) => addresses.get(name) === `${root}${name}/`);
  return {folder, url: origin, baseUrl: pathname, languages};
}

/** Where a language begins: each has a page for what is not found, which names its own address. */
function addressOf(folder: string): string | undefined {
  return /^(.*\/)404(?:\.html)?\/?$/.exec(notFoundPage(folder)?.canonical ?? '')?.[1];
}

/** What a language calls itself in its pages: `fr-FR`. */
export const langOf = (folder: string): string => notFoundPage(folder)?.language ?? '';

function notFoundPage(folder: string): HtmlPage | undefined {
  const file = path.join(folder, '404.html');
  return existsSync(file) ? readHtml('/404.html', readFileSync(file, 'utf8')) : undefined;
}

/** All that is there, and the pages one by one: they need not be in memory at once. */
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
