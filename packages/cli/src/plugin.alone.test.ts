import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inOwnProcess} from './ownProcess';
import contentCheck from './plugin';

vi.mock('./ownProcess');

const siteDir = mkdtempSync(path.join(tmpdir(), 'check-'));
const site = {siteDir, siteConfig: {}, siteConfigPath: path.join(siteDir, 'own.config.js')} as LoadContext;
const run = vi.mocked(inOwnProcess);

/** The preview of a site: an edit, and what its bundler does then. */
let preview: {edit: () => unknown; work: () => void; rest: () => void};

beforeEach(async () => {
  vi.useFakeTimers({now: 1000});
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'error').mockReturnValue();
  run.mockReset().mockResolvedValue({count: 1, lines: ['Wrong.']});
  const plugin: Plugin = await contentCheck(site);
  const tasks: Record<string, () => void> = {};
  const hook = (name: string) => ({tap: (_: string, task: () => void) => (tasks[name] = task)});
  const {plugins} = (plugin.configureWebpack as () => {plugins: {apply: (compiler: object) => void}[]})();
  plugins[0]!.apply({hooks: {watchRun: hook('watchRun'), done: hook('done')}});
  preview = {edit: () => plugin.loadContent!(), work: () => tasks.watchRun!(), rest: () => tasks.done!()};
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the page that was edited first, and checks all of them once after several edits', async () => {
  await preview.edit();
  await preview.edit();
  preview.work();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
  preview.rest();
  await vi.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
  expect(logger.warn).toHaveBeenCalledWith('Content: 1 problem(s)\n\nWrong.');
});

it('checks nothing again when a page is only opened', async () => {
  await preview.edit();
  await vi.runAllTimersAsync();
  preview.work();
  preview.rest();
  await vi.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
});

it('converts all pages once, then those that have changed since', async () => {
  await preview.edit();
  await vi.advanceTimersByTimeAsync(5000);
  await preview.edit();
  await vi.runAllTimersAsync();
  const config = site.siteConfigPath;
  expect(run.mock.calls.map(([, given]) => given)).toEqual([
    {siteDir, config, since: 0},
    {siteDir, config, since: 3000},
  ]);
});

it('stops a check that an edit has made stale, and says nothing of it', async () => {
  const signals: AbortSignal[] = [];
  run.mockImplementationOnce(
    (_name, _given, signal) =>
      new Promise((_, reject) => {
        signals.push(signal!);
        signal!.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  await preview.edit();
  await vi.runAllTimersAsync();
  expect(signals[0]!.aborted).toBe(false);
  await preview.edit();
  await vi.runAllTimersAsync();
  expect(signals[0]!.aborted).toBe(true);
  expect(logger.error).not.toHaveBeenCalled();
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

it('does not end the preview where pages cannot be checked', async () => {
  run.mockRejectedValue(new Error('no disk'));
  await preview.edit();
  await vi.runAllTimersAsync();
  expect(logger.error).toHaveBeenCalledWith('Pages could not be checked: no disk');
});
