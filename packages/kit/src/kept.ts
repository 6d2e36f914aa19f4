import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {shared} from './shared';

/** Whose results these are. */
export interface KeptFor {
  siteDir: string;
  locale: string;
  /** Where the site is served, which an environment variable may set. */
  address: string;
}

/** The build that a plugin is part of. */
export function keptFor({siteDir, siteConfig, baseUrl, i18n}: LoadContext): KeptFor {
  return {siteDir, locale: i18n.currentLocale, address: siteConfig.url + baseUrl};
}

/**
 * What a build has made, kept for the next one in `.cache/kept`, by a hash of all that it was made from: text that did
 * not change is not read again. Nothing of it outlives a change of the code: that would be another maker. What a build
 * did not ask for is forgotten, so that the file does not grow.
 *
 *   const titles = new Kept<string>('titles', keptFor(context));
 *   titles.get(html, () => readTitle(html));
 *   titles.save();
 */
export class Kept<Value> {
  readonly #file: string;
  readonly #version: string;
  #before: Map<string, Value> | undefined;
  readonly #now = new Map<string, Value>();

  constructor(name: string, {siteDir, locale, address}: KeptFor, version = codeVersion(siteDir, address)) {
    this.#file = path.join(siteDir, '.cache/kept', `${name}.${locale}.json`);
    this.#version = version;
  }

  /** `source` is all that `make` reads, but for what `isRight` looks at itself. */
  get(source: string, make: () => Value, isRight: (value: Value) => boolean = () => true): Value {
    const key = createHash('sha256').update(source).digest('base64url');
    this.#before ??= this.#read();
    const known = this.#now.get(key) ?? this.#before.get(key);
    const value = known !== undefined && isRight(known) ? known : make();
    this.#now.set(key, value);
    return value;
  }

  save(): void {
    if (!isKeepingOn()) return;
    mkdirSync(path.dirname(this.#file), {recursive: true});
    // Never half a file: another process may read it at the same time.
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({version: this.#version, values: [...this.#now]}));
    renameSync(draft, this.#file);
  }

  #read(): Map<string, Value> {
    if (!isKeepingOn() || !existsSync(this.#file)) return new Map();
    try {
      const {version, values} = JSON.parse(readFileSync(this.#file, 'utf8')) as Contents<Value>;
      return new Map(version === this.#version ? values : []);
    } catch {
      // Half of a file, from a machine that was switched off: all is made again.
      return new Map();
    }
  }
}

interface Contents<Value> {
  version: string;
  values: [key: string, value: Value][];
}

/** The switch that Docusaurus has for its own caches. */
export function isKeepingOn(): boolean {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== 'true';
}

/** The code of the site and of what makes it, the packages that it uses, and where it is served. */
function codeVersion(siteDir: string, address: string): string {
  return shared(`code version of ${siteDir} at ${address}`, () => {
    const hash = createHash('sha256').update(process.version + address);
    // The second has this package and those beside it.
    const folders = [path.join(siteDir, 'src'), path.resolve(require.resolve('@lectern/kit/package.json'), '../..')];
    for (const file of [...new Set(folders.flatMap(codeIn)), path.join(siteDir, 'package-lock.json')]) {
      if (existsSync(file)) hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
    }
    return hash.digest('base64url');
  });
}

function codeIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = (readdirSync(folder, {recursive: true}) as string[]).filter((name) =>
    /^(?!.*node_modules).*\.[cm]?[jt]sx?$/.test(name),
  );
  return names.sort().map((name) => path.join(folder, name));
}
