import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {editPage, fileOf, pathWithin} from './builtPages';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('finds and changes a page, and leaves nothing beside it', () => {
  const file = path.join(folder, 'à propos.html');
  writeFileSync(file, 'a');
  expect(fileOf('/%C3%A0%20propos', folder)).toBe(file);
  expect(fileOf('/none', folder)).toBeUndefined();
  editPage(file, (html) => `${html}b`);
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['ab', ['à propos.html']]);
});

it('takes an address without the base of its language', () => {
  expect([pathWithin('/fr/docs/x/', '/fr/'), pathWithin('/fr/', '/fr/')]).toEqual(['/docs/x', '/']);
});
