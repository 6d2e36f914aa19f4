import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Settings} from '../settings/settings';
import {siteOf} from '../settings/site';
import {checkReadability} from './checkReadability';

let dir: string;
let said: string;
const hard = 'The internationalization configuration necessitates considerable administrative documentation.\n';
const easy = 'The cat sat on the mat.\n';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'readability-'));
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (said += `${line}\n`));
  const files = {'docs/easy.md': easy, 'docs/hard.md': hard, 'docs/wiki/hard.md': hard, [`${french}/hard.md`]: hard};
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, {recursive: true});
});

const check = (settings: Settings): Promise<boolean> =>
  checkReadability(siteOf({dir, config: {i18n: {defaultLocale: 'en', locales: ['en', 'fr']}}, settings}), {
    summary: true,
  });
const below = (): string[] => [...said.matchAll(/Below its target of 75: (\S+)/g)].map(([, file]) => file!);

it('names pages that are harder than the target of their innermost folder, which translations have too', async () => {
  const readabilityTargets = {docs: 75, 'docs/wiki': 0};
  expect(await check({rules: {readability: 'error'}, readabilityTargets})).toBe(false);
  expect(below()).toEqual(['docs/hard.md', `${french}/hard.md`]);
  expect(await check({rules: {readability: 'warn'}, readabilityTargets})).toBe(true);
});

it('asks for nothing without targets', async () => {
  expect(await check({rules: {readability: 'error'}})).toBe(true);
  expect(below()).toEqual([]);
});
