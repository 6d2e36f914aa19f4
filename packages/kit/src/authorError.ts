import path from 'node:path';
import {inspect} from 'node:util';

/** Anything with a place in the source: a node of a syntax tree. */
interface Placed {
  position?: {start: {line: number; column: number}};
}

export interface Slip {
  /** From the folder in which the command runs. */
  file: string;
  line: number;
  message: string;
  hint: string;
  /** What it is a case of, where a site may choose how much that weighs. */
  rule?: string;
  /** Said, and no reason to stop. */
  isWarning?: boolean;
}

/** What an author has to mend: one slip where it is thrown, all of a page where the chain ends. */
export class AuthorError extends Error {
  readonly slips: Slip[];

  constructor(...slips: Slip[]) {
    super(slips.map(({file, line, message, hint}) => `${file}:${line}  ${message}\n  ${hint}`).join('\n'));
    this.slips = slips;
    // Docusaurus prints it below the message; where in this code it was thrown is of no use to authors.
    this.stack = '';
  }

  toJSON(): object {
    return {};
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * What authors have to mend, if that is what an error says. Docusaurus and our commands load anew what a configuration
 * imports: its errors are of a class of their own.
 */
export function slipsOf(error: unknown): Slip[] | undefined {
  const {slips} = (error ?? {}) as {slips?: unknown};
  return error instanceof Error && Array.isArray(slips) ? (slips as Slip[]) : undefined;
}

/**
 * What an author gets to read when a page cannot be built: where it is wrong, what is wrong and how to mend it.
 *
 *   docs/cli.md:12  There is no variable “verison”.
 *     Did you mean “version”?
 */
export function authorError(
  file: {path: string},
  node: Placed | undefined,
  message: string,
  hint: string,
  rule?: string,
): AuthorError {
  const line = node?.position?.start.line ?? 1;
  // From where the command runs, so that a terminal can open it.
  return new AuthorError({file: path.relative('', file.path), line, message, hint, ...(rule && {rule})});
}
