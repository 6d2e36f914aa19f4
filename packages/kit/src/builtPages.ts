import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {copyOf} from './hast';
import {parseHtml} from './parseHtml';
import {stripVolatile} from './stripVolatile';
import {PageEdits} from './pageEdits';
import {type PageHead, readHead} from './pageHead';
import {outlineOf, type PageOutline, sheetsIn} from './pageOutline';
import {shared} from './shared';

/** Facts about a finished build from Docusaurus. */
export interface Build {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
}

/** The order of steps over the pages of a build: each sees the notes of those before it. */
const stages = ['list', 'search', 'cards', 'twins', 'styles', 'print', 'scripts'] as const;

/** A step that reads or changes the pages of a build. */
export interface Step {
  stage: (typeof stages)[number];
  /** Sees each page, in the order of URLs, and may change it. */
  look?: (page: BuiltPage) => void;
  /** Runs after all pages have been seen. */
  between?: () => void | Promise<void>;
  /** Sees each page again, for changes that depend on all pages. */
  edit?: (page: BuiltPage) => void;
}

export interface BuiltPage {
  /** With the base URL of its language. */
  url: string;
  /** Without the base URL. */
  route: string;
  /** The HTML of the build. */
  html: string;
  /** The positions of elements in `html`. */
  outline: PageOutline;
  /** Changes, written after all steps. */
  edits: PageEdits;
  /** URLs of the style sheets with everything on the page: linked ones, or those from which they were cut. */
  sheets: string[];
  /** Without parts that differ between builds, by `stripVolatile`. */
  readonly stableHtml: string;
  readonly head: PageHead;
  /** The tree of `stableHtml`, parsed once for all steps: each gets a copy to change. */
  parse: () => Root;
}

interface Pass {
  steps: Step[];
  done: Promise<void>;
}

/** Passes that haven't started, by the folder of the build. */
const passes = shared('passes', () => new Map<string, Pass>());

/**
 * Runs a step over the pages of the build. Reading, parsing and writing pages takes most of the time after a build, so
 * all plugins that ask at the start of their `postBuild` share one pass: every page is parsed and written once.
 */
export function takeStep(build: Build, step: Step): Promise<void> {
  const pass = passes.get(build.outDir) ?? startPass(build);
  pass.steps.push(step);
  return pass.done;
}

function startPass(build: Build): Pass {
  const steps: Step[] = [];
  // Docusaurus calls the `postBuild` of all plugins at once: the pass begins after that. A later plugin gets another.
  const begin = new Promise((resolve) => setImmediate(resolve));
  const done = begin.then(() => {
    passes.delete(build.outDir);
    return take(
      build,
      steps.toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage)),
    );
  });
  const pass = {steps, done};
  passes.set(build.outDir, pass);
  return pass;
}

async function take(build: Build, steps: readonly Step[]): Promise<void> {
  const seen = pagesOf(build).map((place) => {
    const page = readBuiltPage(place);
    for (const step of steps) step.look?.(page);
    // Copies, because substrings of a page would keep all of it in memory.
    const {outline, sheets} = structuredClone({
      outline: {...page.outline, elements: new Set<string>()},
      sheets: page.sheets,
    });
    return {place, outline, sheets, edits: page.edits.copy()};
  });
  for (const step of steps) await step.between?.();
  for (const {place, ...known} of seen) {
    const page = readBuiltPage(place, known);
    for (const step of steps) step.edit?.(page);
    const html = page.edits.applyTo(page.html);
    if (html !== page.html) writeFileSync(place.file, html);
  }
}

interface Place {
  url: string;
  route: string;
  file: string;
}

function pagesOf({routesPaths, baseUrl, outDir}: Build): Place[] {
  return [...new Set(routesPaths)].sort().flatMap((url) => {
    const route = pathWithin(url, baseUrl);
    const file = fileOf(route, outDir);
    return file ? [{url, route, file}] : [];
  });
}

type Known = Pick<BuiltPage, 'outline' | 'edits' | 'sheets'>;

function readBuiltPage({url, route, file}: Place, known?: Known): BuiltPage {
  return pageOf(readFileSync(file, 'utf8'), {url, route}, known);
}

/** A page in the form that steps get. */
export function pageOf(html: string, place: Omit<Place, 'file'> = {url: '/', route: '/'}, known?: Known): BuiltPage {
  const outline = known?.outline ?? outlineOf(html);
  let stableHtml: string | undefined;
  let head: PageHead | undefined;
  let tree: Root | undefined;
  const stable = (): string => (stableHtml ??= stripVolatile(html, outline));
  return {
    ...place,
    html,
    outline,
    edits: known?.edits ?? new PageEdits(),
    sheets: known?.sheets ?? sheetsIn(outline),
    get stableHtml() {
      return stable();
    },
    get head() {
      return (head ??= readHead(outline));
    },
    parse: () => copyOf((tree ??= parseHtml(stable()))),
  };
}

/** `/fr/docs/x/` → `/docs/x` */
export function pathWithin(url: string, baseUrl: string): string {
  return `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** The file of a page, with and without trailing slashes; the 404 page has its own name. */
function fileOf(route: string, outDir: string): string | undefined {
  const decoded = decodeURIComponent(route);
  const names = isNotFound(route) ? [decoded] : [`${decoded}.html`, path.posix.join(decoded, 'index.html')];
  return names.map((name) => path.join(outDir, name)).find((file) => existsSync(file));
}

export function isNotFound(route: string): boolean {
  return route === '/404.html';
}
