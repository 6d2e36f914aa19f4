import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {standardRules} from './standard';
import {writeHeaders} from './writeHeaders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const built = (pages: string[], mistakes: 'error' | 'warn', ofMore: false | object = {}): Promise<string> => {
  pages.forEach((html, index) => writeFileSync(path.join(folder, `${index}.html`), html));
  const site = {folder, url: 'https://a.example', baseUrl: '/', prefixes: []};
  return writeHeaders(site, {rules: standardRules, policy: ofMore as never, mistakes, nginx: false});
};
const sent = (): string => readFileSync(path.join(folder, '_headers'), 'utf8');

/** As the plugin for redirects makes them. */
const redirects = Array.from({length: 50}, (_, index) => `<script>window.location.href = '/${index}'</script>`);

it.each([
  ['a handler', ['<a onclick="go()">a</a>'], 'lets no event handler in HTML run: <a onclick="go()">'],
  ['scripts that differ on each page', redirects, 'characters, and hosts take 2000'],
])('stops at %s, or sends no policy', async (_, pages, message) => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await expect(built(pages, 'error')).rejects.toThrow(message);
  expect(await built(pages, 'warn')).toBe('Headers: no policy.');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message));
  expect(sent()).toContain('X-Content-Type-Options');
  expect(sent()).not.toContain('script-src');
  expect(await built(pages, 'error', false)).toBe('Headers: no policy.');
});

it('sends a policy that fits', async () => {
  expect(await built(['<script>go()</script>'], 'warn')).toBe('Headers: a policy with 1 inline scripts from 1 pages.');
  expect(sent()).toContain('script-src');
});
