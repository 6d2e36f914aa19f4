import logger from '@docusaurus/logger';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readable, untilMended} from './readable';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readable-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

it('waits for the mend where the preview begins', async () => {
  const said = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  let isMended = false;
  const content = untilMended(async () => {
    if (isMended) return Promise.resolve('content');
    throw new Error('There is no variable.');
  }, [folder, path.join(folder, 'none')]);
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('There is no variable.')));
  isMended = true;
  writeFileSync(path.join(folder, 'page.md'), 'Mended.');
  await expect(content).resolves.toBe('content');
});

it('goes on in every other command, and says the reasons without their stacks', async () => {
  const load = () => Promise.reject(new Error('Cannot read.', {cause: new Error('No title.')}));
  const failing = readable(load, {folders: [folder]});
  const error: unknown = await failing().catch((reason: unknown) => reason);
  expect(inspect(error)).toBe('Cannot read.\nNo title.');
});

it('ends a build with what the check says', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const load = vi.fn(() => Promise.resolve('content'));
  const failing = readable(load, {check: () => Promise.reject(new Error('Mend a.md.')), folders: []});
  await expect(failing()).rejects.toThrow('Mend a.md.');
  expect(load).not.toHaveBeenCalled();
  await expect(readable(load, {folders: []})()).resolves.toBe('content');
});
