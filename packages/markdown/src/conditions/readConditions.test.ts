import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {conditionNames, readConditions} from './readConditions';

const folder = mkdtempSync(path.join(tmpdir(), 'conditions-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(yaml: string): ReturnType<typeof readConditions> {
  const file = path.join(folder, `${Math.random()}.yml`);
  writeFileSync(file, yaml);
  return readConditions(file);
}

it('lists what can be asked for', () => {
  expect(conditionNames(read('a:\n  label: A\n  all: All\n  values: {b: B, c: C}'))).toEqual(['a', 'a.b', 'a.c']);
});

it.each([
  ['\nA b:\n  label: A', ':2  “A b” is not a name.'],
  ['output:\n  label: A', ':1  “output” is a reserved name.'],
  ['a:\n  all: All\n  values: {b: B, c: C}', ':1  “a” has no label.'],
  ['a:\n  label: A\n  values: {b: B, c: C}', ':1  “a” has no all.'],
  ['a:\n  label: A\n  all: All\n  values: {b: B}', ':1  “a” has fewer than two values.'],
  ['a:\n  label: A\n  all: All\n  values:\n    b: B\n    c: 3', ':6  “c” has no label.'],
  ['a:\n  label: A\n  all: All\n  vales: 1', ':4  Unknown field “vales”.'],
])('refuses %j', (yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
});
