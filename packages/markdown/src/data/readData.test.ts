import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {dataFile, readData} from './readData';

const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
const file = path.join(folder, 'words.en.yml');
afterAll(() => rmSync(folder, {recursive: true}));

let time = 0;
function read(yaml: string): ReturnType<typeof readData> {
  writeFileSync(file, yaml);
  utimesSync(file, (time += 1), time);
  return readData(file);
}

it('reads a file anew when it has changed, and an empty one', () => {
  expect(read('a: 1')).toEqual({a: 1});
  expect(read('a: 2')).toEqual({a: 2});
  expect(read('# nothing yet\n')).toEqual({});
});

it('reads a file that is not there as an empty one, and that of the first language where one is not translated', () => {
  expect(readData(path.join(folder, 'none.en.yml'))).toEqual({});
  const data = path.join(folder, 'src/data');
  mkdirSync(data, {recursive: true});
  writeFileSync(path.join(data, 'words.en.yml'), 'a: 1');
  const named = (locale: string): string => path.basename(dataFile(data, 'words', locale, 'en'));
  expect(named('fr')).toBe('words.en.yml');
  writeFileSync(path.join(data, 'words.fr.yml'), 'a: 1');
  expect(named('fr')).toBe('words.fr.yml');
});

it.each([
  ['a: 1\nb: c: d', /words\.en\.yml:2 {2}This is not valid YAML: Nested mappings .*\n {2}Compare the line/],
  ['a: 1\n\na: 2', /words\.en\.yml:3 {2}This is not valid YAML: Map keys must be unique/],
  [
    '# A list\n- a\n',
    /words\.en\.yml:2 {2}This file must be a list of names with values\.\n {2}Write one “name: value”/,
  ],
  ['text', /words\.en\.yml:1 {2}This file must be a list/],
])('says where %j cannot be read', (yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
});
