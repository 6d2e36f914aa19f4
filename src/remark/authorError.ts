import path from 'node:path';

/** Anything with a place in the source: a node of a syntax tree. */
interface Placed {
  position?: {start: {line: number; column: number}};
}

interface Slip {
  /** From the folder of the site. */
  file: string;
  line: number;
  message: string;
  hint: string;
}

export class AuthorError extends Error {
  constructor(readonly slip: Slip) {
    super(`${slip.file}:${slip.line}  ${slip.message}\n  ${slip.hint}`);
  }
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
): AuthorError {
  const line = node?.position?.start.line ?? 1;
  return new AuthorError({file: path.relative(process.cwd(), file.path), line, message, hint});
}
