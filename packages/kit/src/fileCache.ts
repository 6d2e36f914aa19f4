import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from './fingerprint';
import {isCacheOn, cacheFolder} from './buildCache';
import {writeWhole} from './writeWhole';

/**
 * Files that take long to make, such as pictures, each kept for the next build under the hash of what it was made from:
 * its source, and what `maker` says of the way. One whose way is short has no need of all that `makerOf` asks.
 *
 *   const cards = new FileCache('cards', siteDir, sharpVersion);
 *   await cards.get(svg, () => draw(svg));
 *   cards.forgetOthers();
 */
export class FileCache {
  readonly #folder: string;
  readonly #maker: string;
  /** Two that ask for the same at once wait for one answer. */
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

  /** What this build did not ask for goes, so that the folder does not grow. */
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
