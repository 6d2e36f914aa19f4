import {expect, it} from 'vitest';
import {defaultLevels, levelsOf, under} from './levels';

const problem = {file: 'docs/a.md', line: 1, message: 'Too short.'};

it('a rule that is not listed has the level of a new site, and none of these stops anyone', () => {
  expect(levelsOf({tags: 'error'})).toEqual({...defaultLevels, tags: 'error'});
  expect(Object.values(defaultLevels)).not.toContain('error');
});

it.each([
  [{tsgs: 'warn'}, 'rules.ts, tsgs: there is no such rule. Did you mean “tags”?\n  Rules: titles, titleLength, '],
  [{tags: 'wran'}, 'rules.ts, tags: there is no level “wran”. Did you mean “warn”?\n  Levels: off, warn, error.'],
  [{tags: true}, 'rules.ts, tags: there is no level “true”.\n  Levels: off, warn, error.'],
])('refuses %j', (rules, message) => {
  expect(() => levelsOf(rules as Record<string, string>, 'rules.ts')).toThrow(message);
});

it('reports at the level of the rule, and does not look for what is off', async () => {
  const check = under({...defaultLevels, pageLength: 'warn', tags: 'error', names: 'off'});
  expect(await check('pageLength', () => [problem])).toEqual([{...problem, rule: 'pageLength', isWarning: true}]);
  expect(await check('tags', () => Promise.resolve([problem]))).toEqual([{...problem, rule: 'tags'}]);
  const looked = (): never => {
    throw new Error('It looked.');
  };
  expect(await check('names', looked)).toEqual([]);
});
