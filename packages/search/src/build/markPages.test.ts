import {gzipSync} from 'node:zlib';
import {pageOf} from '@lectern/kit/builtPages';
import {expect, it} from 'vitest';
import {markPage, sizeOf} from './markPages';

it('marks a page, once', () => {
  const page = pageOf('<!doctype html><html lang="en"><main>&lt;html&gt; <code><html></code></main>');
  markPage(page);
  expect(page.edits.applyTo(page.html)).toBe(
    '<!doctype html><html data-search="on-use" lang="en"><main>&lt;html&gt; <code><html></code></main>',
  );
});

it('weighs both files as they are sent', () => {
  expect(sizeOf({docs: 'a'.repeat(1000), index: 'b'})).toBe(gzipSync('a'.repeat(1000)).length + gzipSync('b').length);
});
