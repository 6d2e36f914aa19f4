import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {ProblemsError} from './problems';

it('says what there is to mend, and not where it was thrown', () => {
  const problem = {file: 'docs/a.md', line: 3, message: 'Unknown tag “a”.', hint: 'Add it.'};
  expect(inspect(new ProblemsError([problem]))).toBe(
    'Content: 1 problem(s)\n\n  docs/a.md:3  Unknown tag “a”.\n    Add it.\n',
  );
});
