import path from 'node:path';
import {expect, it} from 'vitest';
import {authorError} from './authorError';

const file = {path: path.resolve('docs/cli.md')};

it('says where, what and how to mend it', () => {
  const node = {position: {start: {line: 12, column: 1}}};
  expect(authorError(file, node, 'There is no variable “verison”.', 'Did you mean “version”?').message).toBe(
    'docs/cli.md:12  There is no variable “verison”.\n  Did you mean “version”?',
  );
});

it('names the first line where a node has no place', () => {
  expect(authorError(file, undefined, 'Wrong.', 'Mend it.').message).toMatch(/^docs\/cli\.md:1 {2}/);
});
