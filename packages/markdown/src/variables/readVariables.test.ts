import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {readVariables} from './readVariables';

const facts = {product: 'Acme', version: '1.2.3'};

const folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(yaml: string): ReturnType<typeof readVariables> {
  const file = path.join(folder, `${Math.random()}.yml`);
  writeFileSync(file, yaml);
  return readVariables(file, facts);
}

it('adds what the configuration knows', () => {
  expect(read('port: 3000')).toMatchObject({port: '3000', product: 'Acme', version: '1.2.3'});
});

it.each([
  ['a: 1\nmy name: x', ':2  “my name” is not a name.'],
  ['version: "1"', ':1  “version” is already defined by the site.'],
  ['list: [a]', ':1  “list” must be a text or a number.'],
  ['# port: a list\nports: a\n"port": [a]', ':3  “port” must be a text or a number.'],
  ['code: "`a`"', ':1  “code” must be plain text on one line.'],
])('refuses %j', (yaml, message) => {
  expect(() => read(yaml)).toThrow(message);
});
