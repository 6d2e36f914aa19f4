import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brought} from '@lectern/references/root';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {siteOf} from '../settings/site';
import {makeReferences} from './references';

describe('pages of APIs', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'references-'));
  const has = (file: string): boolean => existsSync(path.join(dir, file));
  const translated = (locale: string): string => `i18n/${locale}/docusaurus-plugin-content-docs/current/api/shop`;
  const site = (options: object = {}) =>
    siteOf({
      dir,
      config: {
        i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']},
        presets: [['classic', {docs: {path: 'pages'}}]],
        plugins: [['@lectern/references', {graphql: [{id: 'shop', file: 'shop.graphql'}], ...options}]],
      },
    });

  beforeAll(() => {
    cpSync(brought('fixtures/shop.graphql'), path.join(dir, 'shop.graphql'));
    mkdirSync(path.join(dir, 'i18n/fr'), {recursive: true});
  });
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => void vi.restoreAllMocks();
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it('are not made where the site makes them itself, or has none', async () => {
    expect(await makeReferences(site({make: false}))).toBe(true);
    expect(await makeReferences(siteOf({dir}))).toBe(true);
    expect(has('pages')).toBe(false);
  });

  it('are made where the plugin would make them: among the docs, in the languages that have a folder', async () => {
    expect(await makeReferences(site())).toBe(true);
    expect(has('pages/api/shop/queries.md')).toBe(true);
    expect(has(`${translated('fr')}/queries.md`)).toBe(true);
    expect(has('i18n/de')).toBe(false);
  });
});
