import {gzipSync} from 'node:zlib';
import {pageOf} from '@lectern/kit/builtPages';
import {expect, it} from 'vitest';
import {markLarge, nameFiles, sizeOf} from './markPages';

it('marks a page, once', () => {
  const page = pageOf('<!doctype html><html lang="en"><main>&lt;html&gt; <code><html></code></main>');
  markLarge(page);
  expect(page.edits.applyTo(page.html)).toBe(
    '<!doctype html><html data-search="on-use" lang="en"><main>&lt;html&gt; <code><html></code></main>',
  );
});

it('names the files of the search in a page', () => {
  const page = pageOf('<!doctype html><html lang="en"><main></main>');
  nameFiles(page, ['/a.js', '/b.json?v=1']);
  expect(page.edits.applyTo(page.html)).toBe(
    '<!doctype html><html data-search-files="/a.js /b.json?v=1" lang="en"><main></main>',
  );
});

it('weighs both files as they are sent', () => {
  expect(sizeOf({docs: 'a'.repeat(1000), index: 'b'})).toBe(gzipSync('a'.repeat(1000)).length + gzipSync('b').length);
});
