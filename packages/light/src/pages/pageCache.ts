import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {gunzipSync, gzipSync} from 'node:zlib';
import {fingerprint} from '@lectern/kit/fingerprint';
import {writeWhole} from '@lectern/kit/writeWhole';

interface Places {
  /** The bundle that renders pages; beside it, in `assets/js`, are the chunks of pages: `<name>.js`. */
  bundle: string;
  /** The folder of the cache. */
  cache: string;
}

interface Context {
  pathname: string;
}

/**
 * Renders a page only if it has changed since the last build. A page depends on the bundle and on the chunks of this page,
 * so its key is the hash of both. Chunks that belong to no single page, which a component loads while it renders, count for
 * all pages. Each page has its own file: `BuildCache` would hold all of them in memory.
 */
export function cachePages<Request extends Context, Page>(
  render: (request: Request) => Promise<Page>,
  partsByPage: {of: (pathname: string) => string[]; all: readonly string[]},
  {bundle, cache}: Places,
): (request: Request) => Promise<Page> {
  const folder = path.join(path.dirname(bundle), 'assets/js');
  const hashes = new Map<string, string>();
  const hashOfPart = (name: string): string => {
    const file = path.join(folder, `${name}.js`);
    if (!hashes.has(name)) hashes.set(name, existsSync(file) ? fingerprint(readFileSync(file)) : '');
    return hashes.get(name)!;
  };

  const ofPages = new Set(partsByPage.all);
  const names = existsSync(folder) ? readdirSync(folder).map((file) => path.basename(file, '.js')) : [];
  const ofNoPage = names.filter((name) => !ofPages.has(name)).sort();
  const maker = fingerprint(process.version, readFileSync(bundle), ...ofNoPage.map(hashOfPart));

  return async (request) => {
    const file = path.join(cache, fileOf(request.pathname));
    const key = fingerprint(maker, JSON.stringify(request), ...partsByPage.of(request.pathname).map(hashOfPart));
    const known = read<Page>(file);
    if (known?.key === key) return known.page;
    const page = await render(request);
    write(file, {key, page});
    return page;
  };
}

/** Deletes pages that no longer exist, so that the folder doesn't grow. */
export function forgetOthers(cache: string, pathnames: readonly string[]): void {
  if (!existsSync(cache)) return;
  const files = new Set(pathnames.map(fileOf));
  for (const file of readdirSync(cache)) if (!files.has(file)) rmSync(path.join(cache, file));
}

const fileOf = (pathname: string): string => `${fingerprint(pathname).slice(0, 20)}.gz`;

interface CachedPage<Page> {
  key: string;
  page: Page;
}

function read<Page>(file: string): CachedPage<Page> | undefined {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as CachedPage<Page>;
  } catch {
    // The file is missing, or incomplete because a machine was switched off.
    return undefined;
  }
}

const write = (file: string, page: CachedPage<unknown>): void =>
  writeWhole(file, gzipSync(JSON.stringify(page), {level: 1}));
