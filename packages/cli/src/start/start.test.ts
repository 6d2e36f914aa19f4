import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const lectern = path.resolve(__dirname, '../../bin/lectern.cjs');
let siteDir: string;

/** In place of Docusaurus, a command that tells how it was called. */
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'start-'));
  const core = path.join(siteDir, 'node_modules/@docusaurus/core');
  mkdirSync(path.join(core, 'bin'), {recursive: true});
  writeFileSync(path.join(core, 'package.json'), '{"name": "@docusaurus/core", "version": "3.10.0"}');
  writeFileSync(path.join(siteDir, 'package.json'), '{}');
  writeFileSync(
    path.join(core, 'bin/docusaurus.mjs'),
    `console.log(JSON.stringify([process.argv.slice(2), process.execArgv.at(-1)]));
     if (process.argv.includes('--wait')) setInterval(() => {}, 1000); else process.exitCode = 3;`,
  );
});
afterAll(() => rmSync(siteDir, {recursive: true}));

const start = (...words: string[]): ChildProcess =>
  spawn(process.execPath, [lectern, 'start', ...words], {cwd: siteDir, stdio: ['ignore', 'pipe', 'inherit']});

it('hands its options to Docusaurus, which reads configuration faster, and ends as it does', async () => {
  const preview = start('--locale', 'fr', '--no-open');
  const [output, end] = (await Promise.all([once(preview.stdout!, 'data'), once(preview, 'close')])) as [
    [Buffer],
    [number],
  ];
  const [words, hook] = JSON.parse(output[0].toString()) as [string[], string];
  expect(words).toEqual(['start', '--locale', 'fr', '--no-open']);
  expect(path.basename(hook)).toBe('fasterJiti.cjs');
  expect(end[0]).toBe(3);
});

it('takes the preview with it when it is stopped', async () => {
  const preview = start('--wait');
  await once(preview.stdout!, 'data');
  preview.kill();
  // The pipe is closed only when both have ended.
  await once(preview, 'close');
});
