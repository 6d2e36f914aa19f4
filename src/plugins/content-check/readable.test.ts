import logger from '@docusaurus/logger';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ProblemsError} from '@lectern/kit/problems';
import {readable, untilMended} from './readable';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readable-'));
});

afterEach(() => {
  vi.restoreAllMocks();
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
  const failing = readable(() => Promise.reject(new Error('Cannot read.', {cause: new Error('No title.')})));
  const error: unknown = await failing().catch((reason: unknown) => reason);
  expect(inspect(error)).toBe('Cannot read.\nNo title.');
  const problem = {file: 'docs/a.md', line: 3, message: 'Unknown tag “a”.', hint: 'Add it.'};
  expect(inspect(new ProblemsError([problem]))).toBe(
    'Content: 1 problem(s)\n\n  docs/a.md:3  Unknown tag “a”.\n    Add it.\n',
  );
});
