import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {contentProblems} from './check/contentProblems';
import contentCheck from './plugin';

vi.mock('./check/contentProblems');

const problem = {file: 'docs/a.md', line: 3, message: 'Wrong.', hint: 'Mend it.'};
const site = {siteDir: mkdtempSync(path.join(tmpdir(), 'check-')), siteConfig: {}} as LoadContext;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the page that was edited first, and checks all of them once after several edits', async () => {
  vi.mocked(contentProblems).mockResolvedValue({pages: 1, problems: [problem]});
  const {loadContent} = await contentCheck(site);
  await loadContent?.();
  await loadContent?.();
  expect(contentProblems).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('Wrong.')));
  expect(contentProblems).toHaveBeenCalledTimes(1);
});

it('does not end the preview where pages cannot be checked', async () => {
  vi.mocked(contentProblems).mockRejectedValue(new Error('no disk'));
  const {loadContent} = await contentCheck(site);
  await loadContent?.();
  await vi.runAllTimersAsync();
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledWith('Pages could not be checked: no disk'));
});
