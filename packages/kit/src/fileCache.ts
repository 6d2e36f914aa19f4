import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from './fingerprint';
import {isCacheOn, cacheFolder} from './buildCache';
import {writeWhole} from './writeWhole';

/**
 * Caches files that take long to create, such as images, for the next build. The key is a hash of their source and of
 * `maker`, the version of whatever creates them, which is often less than everything in `makerOf`.
 *
 *   const cards = new FileCache('cards', siteDir, sharpVersion);
 *   await cards.get(svg, () => draw(svg));
 *   cards.forgetOthers();
 */
export class FileCache {
  readonly #folder: string;
  readonly #maker: string;
  /** Two requests for the same file at the same time share one result. */
  readonly #asked = new Map<string, Promise<Buffer>>();

  constructor(name: string, siteDir: string, maker: string) {
    this.#folder = path.join(cacheFolder(siteDir), name);
    this.#maker = maker;
  }

  get(source: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
    const key = fingerprint(this.#maker, source);
    const file = this.#asked.get(key) ?? this.#take(path.join(this.#folder, key), make);
    this.#asked.set(key, file);
    return file;
  }

  /** Deletes files that this build didn't ask for, so that the folder doesn't grow. */
  forgetOthers(): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      if (!this.#asked.has(name)) rmSync(path.join(this.#folder, name));
    }
  }

  async #take(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (isCacheOn() && existsSync(file)) return readFileSync(file);
    const made = await make();
    if (isCacheOn()) writeWhole(file, made);
    return made;
  }
}
