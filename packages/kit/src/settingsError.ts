import {inspect} from 'node:util';

/** Reports mistakes in a configuration: the file or the package, then each mistake. The stack is of no use to readers. */
export class SettingsError extends Error {
  constructor(place: string, problems: string[]) {
    super(problems.map((problem) => `${place}${problem}`).join('\n'));
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
