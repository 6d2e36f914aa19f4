import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {currentLocale} from '../config/i18n';
import {shared} from './shared';

/**
 * What a build has made, kept for the next one in `.cache/kept`, by a hash of all that it was made from: text that did
 * not change is not read again. Nothing of it outlives a change of the code: that would be another maker. What a build
 * did not ask for is forgotten, so that the file does not grow.
 *
 *   const titles = new Kept<string>('titles', siteDir);
 *   titles.get(html, () => readTitle(html));
 *   titles.save();
 */
export class Kept<Value> {
  readonly #file: string;
  readonly #version: string;
  #before: Map<string, Value> | undefined;
  readonly #now = new Map<string, Value>();

  constructor(name: string, siteDir: string, version = codeVersion()) {
    this.#file = path.join(siteDir, '.cache/kept', `${name}.${currentLocale}.json`);
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

/** All code of this site, and the packages that it uses. */
function codeVersion(): string {
  return shared('code version', () => {
    const source = path.resolve(__dirname, '..');
    const names = (readdirSync(source, {recursive: true}) as string[]).filter((name) => /\.[cm]?[jt]sx?$/.test(name));
    const files = names.sort().map((name) => path.join(source, name));
    const hash = createHash('sha256').update(process.version);
    for (const file of [...files, path.resolve(source, '../package-lock.json')]) {
      hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
    }
    return hash.digest('base64url');
  });
}
