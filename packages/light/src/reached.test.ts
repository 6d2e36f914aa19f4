import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {isKnown, libraryOf, reached, type Part} from './reached';

const parts = Object.keys(reached) as Part[];

afterEach(() => vi.restoreAllMocks());

it.each(parts)('finds what %s relies on in the installed Docusaurus', (part) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(isKnown(part, '.', 'stock')).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

describe('a Docusaurus that is another one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reached-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  const marks = parts.flatMap((part) =>
    Object.entries(reached[part].files as Record<string, string[]>).flatMap(([file, some]) =>
      some.map((mark) => ({part, file, mark})),
    ),
  );

  it.each(marks)('is said once, and $part not done, without “$mark”', ({part, file, mark}) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const name of Object.keys(reached[part].files)) {
      cpSync(path.join(libraryOf(reached[part].package, '.')!, name), path.join(folder, name));
    }
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(mark, ''));
    const stock = `stock without ${mark}`;
    expect([1, 2].map(() => isKnown(part, '.', stock, () => folder))).toEqual([false, false]);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0])).toMatch(new RegExp(`as Docusaurus \\d\\S+ makes it: .*${path.basename(file)}`));
  });

  it('needs no word where a theme does without', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(isKnown('announcement', tmpdir(), 'stock')).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });
});
