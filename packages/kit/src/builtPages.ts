import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {essenceOf} from './essenceOf';
import {type PageHead, readHead} from './pageHead';
import {shared} from './shared';

/** What Docusaurus says of a finished build. */
export interface Build {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
}

export interface BuiltPage {
  /** With the base of its language. */
  url: string;
  /** Without it. */
  route: string;
  /** As the visitors before have left it. */
  html: string;
  /** What does not change with every build: see there. */
  essence: string;
  /** Read when somebody asks, and once for all who do. */
  readonly head: PageHead;
}

/** Reads a page, and may answer what its HTML is from now on. */
export type Visit = (page: BuiltPage) => string | void;

interface Pass {
  visits: Visit[];
  done: Promise<void>;
}

/** Those that have not begun, by the folder of their build. */
const passes = shared('passes', () => new Map<string, Pass>());

/**
 * Shows each page of the build to a plugin, in the order of their addresses. Reading, parsing and writing pages is what
 * takes long after a build, so all plugins that ask at the beginning of their `postBuild` share one pass: every page
 * is read once, goes through their hands in the order of the plugins, and is written once.
 */
export function visitPages(build: Build, visit: Visit): Promise<void> {
  const pass = passes.get(build.outDir) ?? startPass(build);
  pass.visits.push(visit);
  return pass.done;
}

function startPass(build: Build): Pass {
  const visits: Visit[] = [];
  // Docusaurus calls the `postBuild` of all plugins at once: it begins when they have.
  const begin = new Promise((resolve) => setImmediate(resolve));
  const done = begin.then(() => {
    passes.delete(build.outDir);
    for (const url of inOrder(build)) showPage(url, build, visits);
  });
  const pass = {visits, done};
  passes.set(build.outDir, pass);
  return pass;
}

const inOrder = ({routesPaths}: Build): string[] => [...new Set(routesPaths)].sort();

/** The HTML of one page after the other, for who has to know something of all of them before the first visit. */
export function* readPages(build: Build): Generator<string> {
  for (const url of inOrder(build)) {
    const file = fileOf(pathWithin(url, build.baseUrl), build.outDir);
    if (file) yield readFileSync(file, 'utf8');
  }
}

function showPage(url: string, {outDir, baseUrl}: Build, visits: readonly Visit[]): void {
  const route = pathWithin(url, baseUrl);
  const file = fileOf(route, outDir);
  if (!file) return;
  const html = readFileSync(file, 'utf8');
  const essence = essenceOf(html);
  let head: PageHead | undefined;
  const page: BuiltPage = {
    ...{url, route, html, essence},
    get head() {
      return (head ??= readHead(essence));
    },
  };
  for (const visit of visits) page.html = visit(page) ?? page.html;
  if (page.html !== html) writeFileSync(file, page.html);
}

/** `/fr/docs/x/` → `/docs/x` */
export function pathWithin(url: string, baseUrl: string): string {
  return `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** Where Docusaurus puts a page, with and without trailing slashes; only the not-found page is named as it is. */
function fileOf(route: string, outDir: string): string | undefined {
  const decoded = decodeURIComponent(route);
  const names = isNotFound(route) ? [decoded] : [`${decoded}.html`, path.posix.join(decoded, 'index.html')];
  return names.map((name) => path.join(outDir, name)).find((file) => existsSync(file));
}

export function isNotFound(route: string): boolean {
  return route === '/404.html';
}
