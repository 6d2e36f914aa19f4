import {expect, it} from 'vitest';
import {checkRules, grouped, withLevels} from './levels';
import {linterConfig} from './openapi/linter';
import type {Problem} from '@lectern/kit/problems';

const problem = (rule: string | undefined, line: number, file = 'api.yaml'): Problem => ({
  file,
  line,
  message: `${rule} at ${line}`,
  rule,
});

it('makes a warning of what is merely better, and leaves errors', () => {
  const problems = [problem('operation-summary', 1), problem('no-unresolved-refs', 2), problem(undefined, 3)];
  expect(withLevels(problems).map(({isWarning}) => isWarning)).toEqual([true, undefined, undefined]);
  expect(withLevels(problems, {'operation-summary': 'off', 'no-unresolved-refs': 'warn'})).toMatchObject([
    {line: 2, isWarning: true},
    {line: 3},
  ]);
});

it('says repeats of a warning once, with the first five places', () => {
  const lines = [70, 12, 30, 44, 51, 60];
  const warnings = withLevels([
    ...lines.map((line) => problem('operation-summary', line)),
    problem('operation-summary', 3, 'other.yaml'),
    problem('no-empty-servers', 1),
    problem('no-empty-servers', 2),
  ]);
  expect(grouped(warnings)).toMatchObject([
    {
      file: 'api.yaml',
      line: 12,
      message:
        '6 operations have no summary; the first five: line 12, line 30, line 44, line 51, line 60 (operation-summary)',
    },
    {file: 'other.yaml', message: 'operation-summary at 3'},
    {message: '2 problems such as “no-empty-servers at 1”; they are: line 1, line 2 (no-empty-servers)'},
  ]);
});

it('says of texts that are not translated into which language', () => {
  const missing = (language: string): Problem[] =>
    Array.from({length: 11_004}, (_, index) => ({
      ...problem('overlay-text', index + 1),
      several: `texts are not translated into ${language}`,
    }));
  expect(grouped(withLevels([...missing('German'), ...missing('Arabic')])).map(({message}) => message)).toEqual([
    '11,004 texts are not translated into German; the first five: line 1, line 2, line 3, line 4, line 5 (overlay-text)',
    '11,004 texts are not translated into Arabic; the first five: line 1, line 2, line 3, line 4, line 5 (overlay-text)',
  ]);
});

it('says each error by itself', () => {
  const errors = withLevels([problem(undefined, 1), problem(undefined, 2), problem('no-unresolved-refs', 3)]);
  expect(grouped(errors)).toEqual(errors);
});

it('knows the rules of the linter and its own, and refuses others', async () => {
  await checkRules({'operation-summary': 'error', 'page-title': 'off', 'overlay-text': 'error'});
  await expect(checkRules({'operation-sumary': 'error'})).rejects.toThrow(
    /^@lectern\/references: there is no rule “operation-sumary”\. Did you mean “operation-summary”\?\n {2}Rules: page-title, /,
  );
  await expect(checkRules({nothing: 'off'}, 'src/config/rules.ts')).rejects.toThrow(
    /^src\/config\/rules\.ts: there is no rule “nothing”\./,
  );
});

it('asks the linter for what it would not look for by itself', async () => {
  const {rules} = await linterConfig({
    'operation-description': 'warn',
    'operation-summary': 'off',
    'page-title': 'error',
  });
  expect(rules.oas3_1).toMatchObject({'operation-description': 'error', 'operation-summary': 'off'});
});
