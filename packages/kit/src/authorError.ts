import path from 'node:path';
import {inspect} from 'node:util';

/** Anything with a position in the source: a node of a syntax tree. */
interface Placed {
  position?: {start: {line: number; column: number}};
}

export interface Slip {
  /** Relative to the current folder. */
  file: string;
  line: number;
  message: string;
  hint: string;
  /** The rule, if a site can choose its level. */
  rule?: string;
  /** Reported, but doesn't stop the build. */
  isWarning?: boolean;
}

/** Mistakes for an author to correct: one where it is thrown, all of a page at the end of the plugins. */
export class AuthorError extends Error {
  readonly slips: Slip[];

  constructor(...slips: Slip[]) {
    super(slips.map(({file, line, message, hint}) => `${file}:${line}  ${message}\n  ${hint}`).join('\n'));
    this.slips = slips;
    // Docusaurus prints the stack below the message, but it is of no use to authors.
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
 * The mistakes in an error, if it has any. Looks for their property, not for the class, because Docusaurus and our
 * commands load the imports of a configuration again, so that the same class exists several times.
 */
export function slipsOf(error: unknown): Slip[] | undefined {
  const {slips} = (error ?? {}) as {slips?: unknown};
  return error instanceof Error && Array.isArray(slips) ? (slips as Slip[]) : undefined;
}

/**
 * The message for an author when a page can't be built: the place, the mistake, and the remedy.
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
  // Relative to the current folder, so that a terminal can open it.
  return new AuthorError({file: path.relative('', file.path), line, message, hint, ...(rule && {rule})});
}
