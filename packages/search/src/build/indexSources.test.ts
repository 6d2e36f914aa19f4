import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {readSources} from './indexSources';

it('reads the keywords of a page, which the preview finds as the build does', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
  writeFileSync(path.join(siteDir, 'a.md'), 'Text.');
  const doc = {permalink: '/a', source: '@site/a.md', title: 'A', frontMatter: {keywords: ['one', 'other word']}};
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs: [doc]}]}}};
  const context = {siteDir, baseUrl: '/', i18n: {currentLocale: 'en'}, siteConfig: {markdown: {}}};
  const [page] = await readSources(content, context as LoadContext, {kinds: []});
  expect(page?.keywords).toBe('one,other word');
});
