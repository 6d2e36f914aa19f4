import path from 'node:path';
import {inspect} from 'node:util';

/** Something to mend in a source. `message` says what is wrong, `hint` how to mend it. */
export type Problem = {
  file: string;
  line: number;
  message: string;
  hint?: string;
  /** Worth knowing, but no reason to fail. */
  isWarning?: boolean;
  /** What it is a case of: by this, its level is chosen and repeats are grouped. */
  rule?: string;
  /** What many of them are, behind their number, where the rule does not say it: `texts have no German translation`. */
  several?: string;
};

/** From where the command runs, so that a terminal can open it. */
export function shown(file: string): string {
  const relative = path.relative('', file);
  return relative.startsWith('..') ? file : relative;
}

/** In the form that editors and terminals turn into links. */
export function describe({file, line, message, hint, isWarning}: Problem): string {
  return `  ${file}:${line}  ${isWarning ? 'Warning: ' : ''}${message}${hint ? `\n    ${hint}` : ''}\n`;
}

export function printProblems(problems: Problem[]): void {
  for (const problem of problems) console.error(describe(problem));
}

/** Ends a build with what authors have to mend; where it was thrown is of no use to them. */
export class ProblemsError extends Error {
  constructor(problems: Problem[]) {
    super(`Content: ${problems.length} problem(s)\n\n${problems.map(describe).join('\n')}`);
  }

  [inspect.custom](): string {
    return this.message;
  }
}
