import path from 'node:path';

/** Anything with a place in the source: a node of a syntax tree. */
interface Placed {
  position?: {start: {line: number; column: number}};
}

/**
 * What an author gets to read when a page cannot be built: where it is wrong, what is wrong and how to mend it.
 *
 *   docs/cli.md:12  There is no variable “verison”.
 *     Did you mean “version”?
 */
export function authorError(file: {path: string}, node: Placed | undefined, message: string, hint: string): Error {
  const line = node?.position?.start.line ?? 1;
  return new Error(`${path.relative(process.cwd(), file.path)}:${line}  ${message}\n  ${hint}`);
}
