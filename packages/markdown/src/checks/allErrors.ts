import type {Processor} from 'unified';
import type {Node} from 'unist';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import logger from '@docusaurus/logger';
import {AuthorError, type Slip} from '@lectern/kit/authorError';
import {shared} from '@lectern/kit/shared';
import type {Level, MarkdownRule} from '../levels';
import type {Site} from '../site';

interface Kept {
  slips: Slip[];
  faulty: WeakSet<object>;
}

function keptOf(file: VFile): Kept | undefined {
  return file.data?.authorErrors as Kept | undefined;
}

/**
 * Collects all mistakes of a page, so that an author reads them at once. In the chain of the site, which begins with this
 * plugin, errors of a transform are collected, and the node is skipped from then on; the last plugin throws all of them.
 * A transform that runs alone, as in its test, throws its first error.
 */
export function keepErrors() {
  return (_: Node, file: VFile): void => {
    file.data.authorErrors = {slips: takeEarly(file.path), faulty: new WeakSet()} satisfies Kept;
  };
}

export function throwErrors(site: Pick<Site, 'mistakes' | 'levels'>) {
  return (_: Node, file: VFile): void => {
    const {slips} = keptOf(file) ?? {slips: []};
    // A mistake in a snippet is reported once, however often the snippet is shown.
    const [...once] = new Map(slips.map((slip) => [JSON.stringify(slip), slip])).values();
    stopOrWarn(
      once.sort((a, b) => a.line - b.line),
      site,
    );
  };
}

/** Throws the mistakes that are errors on this site, and reports the rest: with them, or alone. */
export function stopOrWarn(slips: Slip[], site: Pick<Site, 'mistakes' | 'levels'>): void {
  const judged = slips
    .map((slip) => ({slip, level: levelOf(slip, site)}))
    .filter(({level}) => level !== 'off')
    .map(({slip, level}): Slip => (level === 'warn' ? {...slip, isWarning: true} : slip));
  if (judged.length === 0) return;
  if (judged.some(({isWarning}) => !isWarning)) throw new AuthorError(...judged);
  const {taken} = listening();
  if (taken) taken.push(...judged);
  else warnOnce(new AuthorError(...judged).message);
}

function levelOf({rule}: Slip, {mistakes, levels}: Pick<Site, 'mistakes' | 'levels'>): Level {
  const level = rule === undefined ? 'error' : levels[rule as MarkdownRule];
  return level === 'error' ? mistakes : level;
}

const listening = (): {taken?: Slip[]} => shared('markdown warnings', () => ({}));

/** Returns warnings about the pages that `run` processes, one after the other, instead of printing them. */
export async function takeWarnings(run: () => Promise<void>): Promise<Slip[]> {
  const place = listening();
  const taken: Slip[] = [];
  place.taken = taken;
  try {
    await run();
  } finally {
    delete place.taken;
  }
  return taken;
}

const early = (): Map<string, Slip[]> => shared('early slips', () => new Map<string, Slip[]>());

/** Stores mistakes found before Markdown is parsed, to report them with the rest of the page. */
export function keepEarly(file: string, slips: Slip[]): void {
  if (slips.length > 0) early().set(file, slips);
  else early().delete(file);
}

function takeEarly(file: string): Slip[] {
  return [...(early().get(file) ?? [])];
}

/** Prints a warning once, although each page is compiled for the browser and for the server. */
function warnOnce(message: string): void {
  const said = shared('mistakes', () => new Set<string>());
  if (said.has(message)) return;
  said.add(message);
  logger.warn(message);
}

/** Whether the page has mistakes already, which may cause others. */
export function hasErrors(file: VFile): boolean {
  return (keptOf(file)?.slips.length ?? 0) > 0;
}

/** `visit` of unist-util-visit that continues after a node with a mistake. */
export function visitEach(file: VFile | {path: string}): typeof visit {
  const page = file as VFile;
  const visitAll = (tree: Node, ...rest: [unknown, unknown?]): void => {
    const [test, visitor] = rest.length > 1 ? rest : [undefined, rest[0]];
    visit(tree, test as never, (node: Node, ...place: unknown[]) => {
      if (keptOf(page)?.faulty.has(node)) return undefined;
      try {
        return (visitor as (...args: unknown[]) => never)(node, ...place);
      } catch (error) {
        keep(error, page, node);
        return SKIP;
      }
    });
  };
  return visitAll as unknown as typeof visit;
}

/** Reports a mistake in a part of a page that can still be shown. */
export function report(file: VFile | {path: string}, error: AuthorError): void {
  keep(error, file as VFile);
}

/** Runs a part of a transform that may throw. */
export function attempt(file: VFile, run: () => void): void {
  try {
    run();
  } catch (error) {
    keep(error, file);
  }
}

type Transform = (tree: Node, file: VFile) => unknown;
type Attacher = (this: Processor, site: Site) => unknown;

/**
 * The same plugins with the site as their option, and with their errors collected. Docusaurus writes options of plugins
 * into scripts for readers, but not those inside functions.
 */
export function keeping(site: Site, plugins: unknown[]): (() => Transform | undefined)[] {
  return plugins.map((plugin) => wrap(plugin as Attacher, site));
}

function wrap(plugin: Attacher, site: Site): () => Transform | undefined {
  return function attach(this: Processor) {
    const transform = plugin.call(this, site) as Transform | undefined;
    if (typeof transform !== 'function') return transform;
    // `throwErrors` is the plugin that may throw.
    if ((plugin as unknown) === throwErrors) return transform;
    return (tree, file) => {
      try {
        const result = transform(tree, file);
        return result instanceof Promise ? result.catch((error: unknown) => keep(error, file)) : result;
      } catch (error) {
        keep(error, file);
        return undefined;
      }
    };
  };
}

function keep(error: unknown, file: VFile, node?: Node): void {
  const kept = keptOf(file);
  if (!(error instanceof AuthorError) || !kept) throw error;
  kept.slips.push(...error.slips);
  if (node) passOver(node, kept.faulty);
}

function passOver(node: Node, faulty: WeakSet<object>): void {
  faulty.add(node);
  // The code is shown as plain text, because its attributes are unclear.
  if (node.type === 'code') Object.assign(node, {lang: null, meta: null});
  // Tabs are skipped together with their set.
  const {name, children = []} = node as {name?: string; children?: object[]};
  if (name === 'tabs') for (const child of children) faulty.add(child);
}
