import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {fingerprint} from './fingerprint';
import {makerOf} from './maker';
import {writeWhole} from './writeWhole';

/** The owner of a cache. Other owners never read its values. */
export interface CacheScope {
  siteDir: string;
  locale: string;
  /** Hash of everything that affects values, besides their own sources. */
  maker: string;
}

/** The scope of the build in which a plugin runs. */
export function cacheScope(context: LoadContext): CacheScope {
  return {siteDir: context.siteDir, locale: context.i18n.currentLocale, maker: makerOf(context)};
}

/** The folder of all caches between builds. */
export const cacheFolder = (siteDir: string): string => path.join(siteDir, '.cache/kept');

/**
 * Caches results of a build for the next one in `.cache/kept`, under a hash of their source: unchanged text isn't
 * processed again. A change of the code changes `maker`, which invalidates all values. Values that a build didn't ask
 * for are deleted, so that the file doesn't grow.
 *
 *   const titles = new BuildCache<string>('titles', cacheScope(context));
 *   titles.get(html, () => readTitle(html));
 *   titles.save();
 */
export class BuildCache<Value> {
  readonly #file: string;
  readonly #maker: string;
  #before: Map<string, Value> | undefined;
  readonly #now = new Map<string, Value>();

  constructor(name: string, {siteDir, locale, maker}: CacheScope) {
    this.#file = path.join(cacheFolder(siteDir), `${name}.${locale}.json`);
    this.#maker = maker;
  }

  /** `source` is everything that `make` reads, except what `isRight` checks. */
  get(source: string, make: () => Value, isRight: (value: Value) => boolean = () => true): Value {
    const key = fingerprint(source);
    this.#before ??= this.#read();
    const known = this.#now.get(key) ?? this.#before.get(key);
    const value = known !== undefined && isRight(known) ? known : make();
    this.#now.set(key, value);
    return value;
  }

  save(): void {
    if (isCacheOn()) writeWhole(this.#file, JSON.stringify({maker: this.#maker, values: [...this.#now]}));
  }

  #read(): Map<string, Value> {
    if (!isCacheOn() || !existsSync(this.#file)) return new Map();
    try {
      const {maker, values} = JSON.parse(readFileSync(this.#file, 'utf8')) as Contents<Value>;
      return new Map(maker === this.#maker ? values : []);
    } catch {
      // The file isn't valid: start with an empty cache.
      return new Map();
    }
  }
}

interface Contents<Value> {
  maker: string;
  values: [key: string, value: Value][];
}

/** Docusaurus’ own switch for its caches. */
export function isCacheOn(): boolean {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== 'true';
}
