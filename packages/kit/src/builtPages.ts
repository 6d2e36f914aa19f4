import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVolatile} from './stripVolatile';
import {PageEdits} from './pageEdits';
import {type PageHead, readHead} from './pageHead';
import {outlineOf, type PageOutline, sheetsIn} from './pageOutline';
import {shared} from './shared';

/** What Docusaurus says of a finished build. */
export interface Build {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
}

/** What is done with the pages of a build, in this order: each sees what those before it have noted of a page. */
const stages = ['list', 'search', 'cards', 'twins', 'styles', 'print', 'scripts'] as const;

/** Reads the pages of a build, or changes them. */
export interface Step {
  stage: (typeof stages)[number];
  /** Sees each page, in the order of their addresses, and may change it. */
  look?: (page: BuiltPage) => void;
  /** Once all pages have been seen. */
  between?: () => void | Promise<void>;
  /** Sees each page again, for what depends on all of them. */
  edit?: (page: BuiltPage) => void;
}

export interface BuiltPage {
  /** With the base of its language. */
  url: string;
  /** Without it. */
  route: string;
  /** As it was built. */
  html: string;
  /** Where its parts stand in that. */
  outline: PageOutline;
  /** What changes it: it is written once all steps are done. */
  edits: PageEdits;
  /** Addresses of style sheets with all that it shows: those that it links, or what they are cut from. */
  sheets: string[];
  /** Without what changes with every build, by `stripVolatile`. */
  readonly stableHtml: string;
  readonly head: PageHead;
}

interface Pass {
  steps: Step[];
  done: Promise<void>;
}

/** Those that have not begun, by the folder of their build. */
const passes = shared('passes', () => new Map<string, Pass>());

/**
 * Shows each page of the build to a plugin. Reading, parsing and writing pages is what takes long after a build, so all
 * plugins that ask at the beginning of their `postBuild` share one pass: every page is parsed once and written once.
 */
export function takeStep(build: Build, step: Step): Promise<void> {
  const pass = passes.get(build.outDir) ?? startPass(build);
  pass.steps.push(step);
  return pass.done;
}

function startPass(build: Build): Pass {
  const steps: Step[] = [];
  // Docusaurus calls the `postBuild` of all plugins at once: it begins when they have. Who comes later begins another.
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
    // Copies, because names and texts cut out of a page would keep all of it in memory.
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

/** A page as steps see it. */
export function pageOf(html: string, place: Omit<Place, 'file'> = {url: '/', route: '/'}, known?: Known): BuiltPage {
  const outline = known?.outline ?? outlineOf(html);
  let stableHtml: string | undefined;
  let head: PageHead | undefined;
  return {
    ...place,
    html,
    outline,
    edits: known?.edits ?? new PageEdits(),
    sheets: known?.sheets ?? sheetsIn(outline),
    get stableHtml() {
      return (stableHtml ??= stripVolatile(html, outline));
    },
    get head() {
      return (head ??= readHead(outline));
    },
  };
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
