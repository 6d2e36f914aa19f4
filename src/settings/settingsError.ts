import {inspect} from 'node:util';

/** Says what cannot be in a file of the configuration; where in the code it was found is of no use to a reader. */
export class SettingsError extends Error {
  constructor(file: string, problems: string[]) {
    super(problems.map((problem) => `${file}${problem}`).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
