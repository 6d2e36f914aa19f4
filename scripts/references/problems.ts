import type {Problem} from './types';

/** In the form that editors and terminals turn into links. */
export function describe({file, line, message, hint, isWarning}: Problem): string {
  return `  ${file}:${line}  ${isWarning ? 'Warning: ' : ''}${message}${hint ? `\n    ${hint}` : ''}\n`;
}

export function printProblems(problems: Problem[]): void {
  for (const problem of problems) console.error(describe(problem));
}
