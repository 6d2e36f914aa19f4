import path from 'node:path';
import {inspect} from 'node:util';

/** A mistake in a source. `message` says what is wrong, `hint` how to correct it. */
export type Problem = {
  file: string;
  line: number;
  message: string;
  hint?: string;
  /** Reported, but doesn't fail the check. */
  isWarning?: boolean;
  /** The rule, by which its level is chosen and repeats are grouped. */
  rule?: string;
  /** The plural for a line about many, if the rule has none: `texts have no German translation`. */
  several?: string;
};

/** Relative to the current folder, so that a terminal can open it. */
export function shown(file: string): string {
  const relative = path.relative('', file);
  return relative.startsWith('..') ? file : relative;
}

/** The format that editors and terminals turn into links. */
export function describe({file, line, message, hint, isWarning}: Problem): string {
  return `  ${file}:${line}  ${isWarning ? 'Warning: ' : ''}${message}${hint ? `\n    ${hint}` : ''}\n`;
}

export function printProblems(problems: Problem[]): void {
  for (const problem of problems) console.error(describe(problem));
}

/** Ends a build with mistakes of authors; the stack is of no use to them. */
export class ProblemsError extends Error {
  constructor(problems: Problem[]) {
    super(`Content: ${problems.length} problem(s)\n\n${problems.map(describe).join('\n')}`);
  }

  [inspect.custom](): string {
    return this.message;
  }
}
