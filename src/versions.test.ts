import {expect, it} from 'vitest';
import {versionsOf} from '@lectern/docs/versions';
import {inVersionOf} from './versions';

it('leads from a page to another one of its version', () => {
  const all = versionsOf({}, ['2.0', '1.0']);
  const from = (file: string): string => inVersionOf(file, '/docs/glossary', all);
  expect(from('versioned_docs/version-1.0/deep/page.md')).toBe('/docs/1.0/glossary');
  expect(from('i18n/fr/docusaurus-plugin-content-docs/version-1.0/page.md')).toBe('/docs/1.0/glossary');
  expect(from('versioned_docs/version-2.0/page.md')).toBe('/docs/glossary');
  expect(from('docs/page.md')).toBe('/docs/next/glossary');
  expect(from('i18n/fr/docusaurus-plugin-content-docs/current/page.md')).toBe('/docs/next/glossary');
  expect(from('blog/docs/post.md')).toBe('/docs/glossary');
});
