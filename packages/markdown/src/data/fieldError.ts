import {readFileSync} from 'node:fs';
import {authorError} from '@lectern/kit/authorError';

/** A mistake in a file of `src/data`, at the line of the field. */
export function fieldError(file: string, field: string, message: string, hint: string): Error {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line =
    lines.findIndex((text) =>
      text
        .replace(/^\s*(?:- )?/, '')
        .replace(/["']/g, '')
        .startsWith(`${field}:`),
    ) + 1;
  return authorError({path: file}, {position: {start: {line: Math.max(1, line), column: 1}}}, message, hint);
}
