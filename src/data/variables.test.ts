import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readVariables} from './variables';

const folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(yaml: string): ReturnType<typeof readVariables> {
  const file = path.join(folder, `${Math.random()}.yml`);
  writeFileSync(file, yaml);
  return readVariables('en', file);
}

it('adds what the configuration knows', () => {
  expect(read('port: 3000')).toMatchObject({port: '3000', product: 'Lectern', nodeVersion: '20.19'});
});

it.each([
  ['a: 1\nmy name: x', ':2  “my name” is not a name.'],
  ['version: "1"', ':1  The site defines “version” itself.'],
  ['list: [a]', ':1  “list” is neither a text nor a number.'],
  ['# port: a list\nports: a\n"port": [a]', ':3  “port” is neither a text nor a number.'],
  ['code: "`a`"', ':1  “code” has mark-up or several lines.'],
])('refuses %j', (yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
});
