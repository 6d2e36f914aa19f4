import {inspect} from 'node:util';

/** Says what cannot be in a configuration: the file or the package, then each problem. Where in the code it was found is of no use to a reader. */
export class SettingsError extends Error {
  constructor(place: string, problems: string[]) {
    super(problems.map((problem) => `${place}${problem}`).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
