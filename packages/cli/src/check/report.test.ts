import {expect, it} from 'vitest';
import {siteOf} from '../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {reportOf} from './report';

const site = siteOf({dir: 'nowhere'});
const problems = (count: number, more: Partial<Problem> = {}): Problem[] =>
  Array.from({length: count}, (_, index) => ({
    file: 'docs/a.md',
    line: index + 1,
    message: 'No.',
    hint: 'Yes.',
    ...more,
  }));

it('says up to five problems of a rule one by one', () => {
  expect(reportOf(problems(5, {rule: 'tags'}), site)).toHaveLength(5);
  expect(reportOf(problems(1, {rule: 'tags', isWarning: true}), site)).toEqual([
    '  docs/a.md:1  Warning: No.\n    Yes.\n',
  ]);
});

it('says more of them in one line, unless all are asked for', () => {
  const many = problems(11_004, {rule: 'translations', isWarning: true});
  expect(reportOf([...many, ...problems(6, {rule: 'tags'})], site)).toEqual([
    '  Warning: 11,004 texts are not translated; the first five: docs/a.md:1, docs/a.md:2, docs/a.md:3, docs/a.md:4, docs/a.md:5\n' +
      '    All of them: npx lectern check content --all. The rule is “translations” in lectern.config.ts.\n',
    expect.stringContaining('  6 pages have no tags; the first five: docs/a.md:1'),
  ]);
  expect(reportOf(many, site, true)).toHaveLength(11_004);
});

it('says in full what breaks a page', () => {
  expect(reportOf(problems(20), site)).toHaveLength(20);
});
