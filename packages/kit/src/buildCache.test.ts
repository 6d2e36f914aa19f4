import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {BuildCache} from './buildCache';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

/** What a build makes of these texts: what it had to make anew. */
function build(texts: string[], {maker = '', isRight}: {maker?: string; isRight?: () => boolean} = {}): string[] {
  const cache = new BuildCache<string>('shouted', {siteDir, locale: 'en', maker});
  const made: string[] = [];
  for (const text of texts) {
    const value = cache.get(
      text,
      () => {
        made.push(text);
        return text.toUpperCase();
      },
      isRight,
    );
    expect(value).toBe(text.toUpperCase());
  }
  cache.save();
  return made;
}

it('makes again what has changed, and nothing else', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(build(['a', 'b', 'c'])).toEqual(['c']);
  expect(readdirSync(path.join(siteDir, '.cache/kept'))).toEqual(['shouted.en.json']);
});

it('makes all again for another maker', () => {
  build(['a'], {maker: '1'});
  expect(build(['a'], {maker: '2'})).toEqual(['a']);
  expect(build(['a'], {maker: '2'})).toEqual([]);
  expect(build(['a'])).toEqual(['a']);
});

it('makes again what is no longer right', () => {
  build(['a']);
  expect(build(['a'], {isRight: () => false})).toEqual(['a']);
});

it('forgets what a build did not ask for', () => {
  build(['a', 'b']);
  build(['b']);
  expect(build(['a', 'b'])).toEqual(['a']);
});

it('is silent where caches are switched off, and survives a broken file', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  build(['a']);
  expect(existsSync(path.join(siteDir, '.cache'))).toBe(false);
  vi.unstubAllEnvs();
  build(['a']);
  const file = path.join(siteDir, '.cache/kept/shouted.en.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(build(['a'])).toEqual(['a']);
});
