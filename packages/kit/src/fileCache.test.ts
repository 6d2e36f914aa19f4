import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {FileCache} from './fileCache';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** What a build makes of these sources: what it had to make anew. */
async function build(sources: string[], maker = ''): Promise<string[]> {
  const files = new FileCache('shouted', siteDir, maker);
  const made: string[] = [];
  const answers = sources.map((source) =>
    files.get(source, () => {
      made.push(source);
      return Promise.resolve(Buffer.from(source.toUpperCase()));
    }),
  );
  expect((await Promise.all(answers)).map(String)).toEqual(sources.map((source) => source.toUpperCase()));
  files.forgetOthers();
  return made;
}

it('makes a file once, until its source or its maker is another', async () => {
  expect(await build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(await build(['a', 'c'])).toEqual(['c']);
  expect(await build(['a'], 'other')).toEqual(['a']);
});

it('forgets what a build did not ask for', async () => {
  await build(['a', 'b']);
  await build(['b']);
  expect(readdirSync(path.join(siteDir, '.cache/kept/shouted'))).toHaveLength(1);
  expect(await build(['a'])).toEqual(['a']);
});
