import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkParts, hasPart, missingParts, tagsFile, when} from './presentParts';

const home = process.cwd();

beforeAll(() => {
  const site = mkdtempSync(path.join(tmpdir(), 'parts-'));
  mkdirSync(path.join(site, 'blog'));
  process.chdir(site);
});

afterAll(() => process.chdir(home));

it('has no part without the folder that it is made of, and says which', () => {
  expect(hasPart('blog')).toBe(true);
  expect(hasPart('wiki')).toBe(false);
  expect(missingParts()).toEqual([
    ['wiki', 'docs/wiki'],
    ['tags', 'docs/tags.yml'],
    ['contextHelp', 'src/data/context-help.yml'],
  ]);
});

it('has what needs no folder if it is on', () => {
  expect(hasPart('printSections')).toBe(true);
  expect(hasPart('offline')).toBe(false);
});

it('takes items of a part only if the site has it', () => {
  expect([...when('blog', 1, 2), ...when('wiki', 3)]).toEqual([1, 2]);
});

it('knows no tags without a file of them', () => {
  expect(tagsFile('blog')).toBe(false);
});

it('stops at a part that is not known, with what is', () => {
  checkParts({blog: true, wiki: false});
  expect(() => checkParts({blogs: true})).toThrow(
    /^src\/config\/parts\.ts, blogs: there is no such part\. Did you mean “blog”\?\n {2}Parts: blog, wiki, /,
  );
  expect(() => checkParts({blog: 'off'})).toThrow('src/config/parts.ts, blog: “off” is neither true nor false.');
});
