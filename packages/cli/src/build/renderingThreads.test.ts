import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {expect, it} from 'vitest';

const hook = path.resolve(__dirname, '../../bin/renderingThreads.cjs');

interface Seen {
  /** What the minifier makes of a page. */
  minified: unknown;
  loadsBundler: boolean;
  others: string;
}

/** What Docusaurus' renderer loads and gets in a thread. */
function inThread(hooks: string[], skips: string): Promise<Seen> {
  const code = `
    const {parentPort} = require('node:worker_threads');
    require('@docusaurus/core/lib/ssg/ssgRenderer.js');
    const loadsBundler = Object.keys(require.cache).some((file) => /[\\\\/]webpackbar[\\\\/]/.test(file));
    const bundler = require('@docusaurus/bundler');
    bundler.getHtmlMinifier({type: 'swc'})
      .then((minifier) => minifier.minify('<!doctype html><p  >a</p>'))
      .then((minified) => parentPort.postMessage({minified, loadsBundler, others: typeof bundler.compile}));`;
  const thread = new Worker(code, {
    eval: true,
    execArgv: hooks.flatMap((file) => ['--require', file]),
    env: {...process.env, SKIP_HTML_MINIFICATION: skips},
  });
  return new Promise((resolve, reject) => thread.on('message', resolve).on('error', reject));
}

it('keeps the bundler out of threads that render pages, and gives them the minifier that does nothing', async () => {
  const stock = await inThread([], 'true');
  expect(stock.loadsBundler).toBe(true);
  expect(await inThread([hook], 'true')).toEqual({...stock, loadsBundler: false});
});

it('leaves the minifier where HTML is minified', async () => {
  expect(await inThread([hook], 'false')).toEqual(await inThread([], 'false'));
});
