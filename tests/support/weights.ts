import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {Globby} from '@docusaurus/utils';
import numberNames from '@lectern/light/bundle/numberNames.cjs';
import {base, languages} from './languages';

/** What a page is for its readers, by what Docusaurus and our plugins say of it in its HTML. */
const kinds: [kind: string, is: (html: string) => boolean][] = [
  ['redirect', (html) => html.includes('http-equiv="refresh"')],
  ['section for paper', (html) => html.includes('class="print-page"')],
  ['REST reference', (html) => /<link [^>]*\/rest-reference\./.test(html)],
  ['GraphQL reference', (html) => /<h1[^]*class="?graphql-/.test(html)],
  ['doc', (html) => /<html [^>]*\bdocs-doc-id-/.test(html)],
  ['blog post', (html) => /<html [^>]*\bblog-post-page\b/.test(html)],
  // Home, lists, search, standalone pages.
  ['other page', () => true],
];

export interface Page {
  /** Its address. */
  pathname: string;
  kind: string;
  /** HTML and styles, which come before the reader does anything: bytes as they are served. */
  first: number;
  /** What it runs once it is hydrated. */
  scripts: number;
  /** Each file with its bytes. */
  parts: Record<string, number>;
}

type Language = (typeof languages)[number];

/** The folders of the other languages within that of the first one. */
export function foldersBelow({folder}: Language): string[] {
  return folder ? [] : languages.flatMap((other) => (other.folder ? [`${other.folder}/**`] : []));
}

/** Every page of a language. */
export async function pagesOf(language: Language): Promise<Page[]> {
  const scriptsOf = readScripts(language.locale);
  const pages = path.posix.join(language.folder, '**/*.html');
  const files = await Globby(pages, {cwd: 'build', ignore: foldersBelow(language)});
  return files.sort().map((file) => {
    const html = readFileSync(path.join('build', file), 'utf8');
    const pathname = `${base}/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
    const kind = kinds.find(([, is]) => is(html))![0];
    const [styles, scripts] = [stylesOf(html).map(weigh), scriptsOf(pathname, html).map(weigh)];
    const parts = {html: weightOf(file), ...Object.fromEntries([...styles, ...scripts])};
    return {pathname, kind, first: parts.html + sum(styles), scripts: sum(scripts), parts};
  });
}

const weigh = (address: string): [name: string, bytes: number] => [
  nameOf(address),
  weightOf(address.slice(base.length)),
];
const sum = (parts: [string, number][]): number => parts.reduce((all, [, bytes]) => all + bytes, 0);

/** As the build has compressed it. What is too short for that is sent as it is. */
function weightOf(file: string): number {
  const place = path.join('build', file);
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
}

/** The sheets of the beginning. What is disabled comes with the scripts. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?: media="print")?>/g)].map((match) => match[1]!);

/** `/assets/css/styles.1a2b.css` → `styles` */
export const nameOf = (address: string): string => path.basename(address).split('.')[0]!;

/** The scripts of pages, by the lists that Docusaurus makes for a build. */
function readScripts(locale: string): (pathname: string, html: string) => string[] {
  const read = (name: string): string => readFileSync(path.join('.docusaurus', locale, name), 'utf8');
  const {origins, assets} = JSON.parse(read('client-manifest.json')) as Manifest;
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
  // The bundler knows them by these numbers.
  const numbers = numberNames(leaves(chunkNames));
  // The bundler numbers chunks without a name by itself: where one has the same number, the list is of that one.
  const chunksOf = (number: string): string[] => {
    const chunks = origins[number] ?? [];
    return chunks.includes(number) ? [] : chunks;
  };
  const routes = evaluateRoutes(read('routes.js'));
  return (pathname, html) => {
    const [, entries = ''] = /data-scripts="?([^">]+)/.exec(html) ?? [];
    const names = entries ? routesOf(pathname, routes).flatMap(({component}) => leaves(chunkNames[component])) : [];
    const files = names.flatMap((name) => chunksOf(numbers.get(name)!).flatMap((chunk) => assets[chunk]?.js ?? []));
    return [...new Set([...entries.split(' ').filter(Boolean), ...files.map(({publicPath}) => publicPath)])];
  };
}

interface Manifest {
  /** For the name of a chunk the numbers of its parts. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

interface Route {
  path: string;
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/** `ComponentCreator('/blog', '599')` stands for the key `/blog-599` in the list of chunks. */
function evaluateRoutes(code: string): Route[] {
  const list = code.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const ComponentCreator = (...parts: string[]): string => parts.join('-');
  return runInNewContext(list, {ComponentCreator}) as Route[];
}

function routesOf(pathname: string, routes: Route[]): Route[] {
  const route = routes.find(({path, exact}) => path === pathname || (!exact && pathname.startsWith(path)));
  return route ? [route, ...routesOf(pathname, route.routes ?? [])] : [];
}

const leaves = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(leaves);
