import {expect, it} from 'vitest';
import type {Problem} from '@lectern/kit/problems';
import {reportOf} from './report';

const problems = (count: number, more: Partial<Problem> = {}): Problem[] =>
  Array.from({length: count}, (_, index) => ({
    file: 'docs/a.md',
    line: index + 1,
    message: 'No.',
    hint: 'Yes.',
    ...more,
  }));

it('says up to five problems of a rule one by one', () => {
  expect(reportOf(problems(5, {rule: 'tags'}))).toHaveLength(5);
  expect(reportOf(problems(1, {rule: 'tags', isWarning: true}))).toEqual(['  docs/a.md:1  Warning: No.\n    Yes.\n']);
});

it('says more of them in one line, unless all are asked for', () => {
  const many = problems(11_004, {rule: 'translations', isWarning: true});
  expect(reportOf([...many, ...problems(6, {rule: 'tags'})])).toEqual([
    '  Warning: 11,004 texts are not translated; the first five: docs/a.md:1, docs/a.md:2, docs/a.md:3, docs/a.md:4, docs/a.md:5\n' +
      '    All of them: npm run check:content -- --all. The rule is “translations” in src/config/rules.ts.\n',
    expect.stringContaining('  6 pages have no tags; the first five: docs/a.md:1'),
  ]);
  expect(reportOf(many, true)).toHaveLength(11_004);
});

it('says in full what breaks a page', () => {
  expect(reportOf(problems(20))).toHaveLength(20);
});
