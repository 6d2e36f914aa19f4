import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {markPages, sizeOf} from './markPages';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(path.join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

it('marks each page of the build, once', async () => {
  const [page, other] = ['index.html', 'other.html'].map((name) => path.join(outDir, name)) as [string, string];
  writeFileSync(page, '<!doctype html><html lang="en"><main>&lt;html&gt; <code><html></code></main>');
  writeFileSync(other, '<html>');
  await markPages({outDir, baseUrl: '/', routesPaths: ['/', '/none']});
  expect(readFileSync(page, 'utf8')).toBe(
    '<!doctype html><html data-search="on-use" lang="en"><main>&lt;html&gt; <code><html></code></main>',
  );
  expect(readFileSync(other, 'utf8')).toBe('<html>');
});

it('weighs both files as they are sent', () => {
  expect(sizeOf({docs: 'a'.repeat(1000), index: 'b'})).toBe(
    gzipSync('a'.repeat(1000)).length + gzipSync('b').length,
  );
});
