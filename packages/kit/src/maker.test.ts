import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makerOf} from './maker';

let workspace: string;
let siteDir: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'maker-'));
  siteDir = path.join(workspace, 'site');
  mkdirSync(path.join(siteDir, 'src'), {recursive: true});
});
afterEach(() => rmSync(workspace, {recursive: true}));

const site = (plugins: unknown[], baseUrl = '/') =>
  makerOf({siteDir, baseUrl, siteConfig: {title: 'A', plugins} as unknown as DocusaurusConfig});

/** The folder is read once in a process: another one is another process here. */
function after(change: () => void): string {
  const before = siteDir;
  siteDir = path.join(workspace, `site${Math.random()}`);
  mkdirSync(path.join(siteDir, 'src'), {recursive: true});
  change();
  const maker = site([]);
  siteDir = before;
  return maker;
}

it('is the same for the same site', () => {
  expect(site([['a', {b: 1}]])).toBe(site([['a', {b: 1}]]));
  expect(after(() => {})).toBe(after(() => {}));
});

it('is another for another option or address', () => {
  const all = [site([['a', {b: 1}]]), site([['a', {b: 2}]]), site([['a', {b: 1}]], '/handbook/')];
  expect(new Set(all).size).toBe(3);
});

it('is another for other code, another configuration file and another lockfile', () => {
  const write = (name: string, text: string) => () => writeFileSync(path.join(siteDir, name), text);
  const all = [
    () => {},
    write('src/a.ts', '1'),
    write('src/a.ts', '2'),
    write('docusaurus.config.mts', '1'),
    write('sidebars.js', '1'),
    write('yarn.lock', '1'),
    write('yarn.lock', '2'),
    // That of the workspace.
    () => writeFileSync(path.join(workspace, 'pnpm-lock.yaml'), '1'),
  ].map(after);
  expect(new Set(all).size).toBe(all.length);
});

it('takes a configuration whose parts name each other', () => {
  const one: Record<string, unknown> = {};
  one.self = one;
  expect(site([['a', one]])).toMatch(/\S/);
});
