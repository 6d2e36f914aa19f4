import {statSync} from 'node:fs';
import path from 'node:path';

/** Files that are read as they stand. Code, and pages, name others, which would have to come along. */
const data = /\.(?:json|ya?ml|csv|txt|svg|png|jpe?g|gif|webp|avif|graphqls?|gql)$/i;

export interface Taken {
  /** Where it is, and where it goes below the new folder. */
  from: string;
  to: string;
}

/** Where files of an old site go. Sites in a larger repository use files beside them: these come into the new folder. */
export class Places {
  readonly taken: Taken[] = [];

  constructor(
    readonly siteDir: string,
    /** Names in the folder of the site. */
    private readonly names: Set<string>,
  ) {}

  /** Below the new folder; `undefined` where a file stays behind. */
  placeOf(file: string): string | undefined {
    for (const {from, to} of [{from: this.siteDir, to: ''}, ...this.taken]) {
      const below = path.relative(from, file);
      if (!leaves(below)) return path.join(to, below).split(path.sep).join('/') || '.';
    }
    return undefined;
  }

  /** A folder that the configuration names, with all that is in it, or a file. */
  take(file: string): string | undefined {
    const known = this.placeOf(file);
    if (known !== undefined || !leaves(path.relative(file, this.siteDir))) return known;
    const to = this.freeName(path.basename(file));
    this.taken.push({from: file, to});
    return to;
  }

  /** A file that a page or code names, where it is data alone. */
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
