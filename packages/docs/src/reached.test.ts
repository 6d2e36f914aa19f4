import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {isKnown, reached} from './reached';

const library = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));
const folder = mkdtempSync(path.join(tmpdir(), 'reached-'));
afterAll(() => rmSync(folder, {recursive: true}));
afterEach(() => vi.restoreAllMocks());

it('finds in the installed Docusaurus what it replaces', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(isKnown()).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

const marks = Object.entries(reached).flatMap(([file, some]) => some.map((mark) => ({file, mark})));

it.each(marks)('leaves Docusaurus as it is without “$mark”, and says so', ({file, mark}) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of Object.keys(reached)) cpSync(path.join(library, name), path.join(folder, name));
  const place = path.join(folder, file);
  writeFileSync(place, readFileSync(place, 'utf8').replace(mark, ''));
  expect(isKnown(folder)).toBe(false);
  for (const [message] of warn.mock.calls) {
    expect(String(message)).toMatch(/as Docusaurus \d\S+ makes it: @docusaurus\/plugin-content-docs\/lib\/client/);
  }
});
