import {statSync} from 'node:fs';
import path from 'node:path';

/** Data files, which name no other files. Code and pages do, and those would have to be copied as well. */
const data = /\.(?:json|ya?ml|csv|txt|svg|png|jpe?g|gif|webp|avif|graphqls?|gql)$/i;

export interface Taken {
  /** The old path, and the path in the new folder. */
  from: string;
  to: string;
}

/** New paths for the files of an old site. Files beside a site in a larger repository are copied into the new folder. */
export class Places {
  readonly taken: Taken[] = [];

  constructor(
    readonly siteDir: string,
    /** Paths in the folder of the site. */
    private readonly names: Set<string>,
  ) {}

  /** The path in the new folder; undefined if the file isn't copied. */
  placeOf(file: string): string | undefined {
    for (const {from, to} of [{from: this.siteDir, to: ''}, ...this.taken]) {
      const below = path.relative(from, file);
      if (!leaves(below)) return path.join(to, below).split(path.sep).join('/') || '.';
    }
    return undefined;
  }

  /** Copies a file, or a folder with its content, that the configuration names. */
  take(file: string): string | undefined {
    const known = this.placeOf(file);
    if (known !== undefined || !leaves(path.relative(file, this.siteDir))) return known;
    const to = this.freeName(path.basename(file));
    this.taken.push({from: file, to});
    return to;
  }

  /** Copies a file that a page or code names, if it is a data file. */
  takeData(file: string): string | undefined {
    return this.placeOf(file) ?? (data.test(file) ? this.take(file) : undefined);
  }

  private freeName(name: string): string {
    const isTaken = (one: string): boolean => this.names.has(one) || this.taken.some(({to}) => to === one);
    let free = name;
    for (let count = 2; isTaken(free); count++) free = `${count}-${name}`;
    return free;
  }
}

export function isThere(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false}) !== undefined;
}

function leaves(relative: string): boolean {
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}
