import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {editUrl} from './editUrl';
import {site} from './site';

const home = process.cwd();
const translated = 'i18n/fr/docusaurus-plugin-content-docs/current';

beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'edit-url-')));
  mkdirSync(translated, {recursive: true});
  writeFileSync(`${translated}/search.md`, '');
});

afterAll(() => process.chdir(home));

it.each([
  ['a doc', {locale: 'en', versionDocsDirPath: 'docs', docPath: 'search.md'}, 'docs/search.md'],
  ['a translated doc', {locale: 'fr', versionDocsDirPath: 'docs', docPath: 'search.md'}, `${translated}/search.md`],
  ['a doc without a translation', {locale: 'de', versionDocsDirPath: 'docs', docPath: 'search.md'}, 'docs/search.md'],
  [
    'a doc of a version',
    {locale: 'en', versionDocsDirPath: 'versioned_docs/version-1.0', docPath: 'a.md'},
    'versioned_docs/version-1.0/a.md',
  ],
  [
    'a translated post, whose folder is the translated one',
    {locale: 'fr', blogDirPath: 'i18n/fr/docusaurus-plugin-content-blog', blogPath: 'a.md'},
    'i18n/fr/docusaurus-plugin-content-blog/a.md',
  ],
])('leads to the source of %s', (_, page, source) => {
  expect(editUrl(page)).toBe(`${site.repository}/edit/main/${source}`);
});
