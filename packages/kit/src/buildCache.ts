import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {fingerprint} from './fingerprint';
import {makerOf} from './maker';
import {writeWhole} from './writeWhole';

/** What a cache belongs to. Another scope never reads its values. */
export interface CacheScope {
  siteDir: string;
  locale: string;
  /** What decides on them, besides what each is made from. */
  maker: string;
}

/** The build that a plugin is part of. */
export function cacheScope(context: LoadContext): CacheScope {
  return {siteDir: context.siteDir, locale: context.i18n.currentLocale, maker: makerOf(context)};
}

/** The folder for all caches from one build to the next. */
export const cacheFolder = (siteDir: string): string => path.join(siteDir, '.cache/kept');

/**
 * Results of a build, cached for the next one in `.cache/kept` under a hash of their source: text that did
 * not change is not read again. Nothing of it outlives a change of the code: that would be another maker. What a build
 * did not ask for is forgotten, so that the file does not grow.
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

  /** `source` is all that `make` reads, but for what `isRight` looks at itself. */
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
      // Not what was written: all is made again.
      return new Map();
    }
  }
}

interface Contents<Value> {
  maker: string;
  values: [key: string, value: Value][];
}

/** The switch that Docusaurus has for its own caches. */
export function isCacheOn(): boolean {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== 'true';
}
