import {expect, it} from 'vitest';
import {inVersionOf, inVersions, versionsOf} from './versions';

const paths = (...given: Parameters<typeof versionsOf>): object =>
  Object.fromEntries(versionsOf(...given).map(({name, path, isLast}) => [name, isLast ? [path] : path]));

it('is one, until the first is frozen', () => {
  expect(paths({}, [])).toEqual({current: ['/docs']});
});

it('has the newest at /docs, and the others below it', () => {
  expect(paths({}, ['2.0', '1.0'])).toEqual({current: '/docs/next', '2.0': ['/docs'], '1.0': '/docs/1.0'});
});

it('follows the settings of the docs', () => {
  expect(paths({lastVersion: 'current', versions: {'1.0': {path: 'v1'}}}, ['1.0'])).toEqual({
    current: ['/docs'],
    '1.0': '/docs/v1',
  });
  expect(paths({routeBasePath: 'guide', includeCurrentVersion: false}, ['2.0', '1.0'])).toEqual({
    '2.0': ['/guide'],
    '1.0': '/guide/1.0',
  });
  expect(paths({onlyIncludeVersions: ['current', '1.0']}, ['2.0', '1.0'])).toEqual({
    current: '/docs/next',
    '1.0': ['/docs'],
  });
});

it('says of every version what holds for addresses below /docs', () => {
  const all = versionsOf({}, ['1.0']);
  expect(inVersions('/docs/wiki', all)).toEqual(['/docs/next/wiki', '/docs/wiki']);
  expect(inVersions('/docs', all)).toEqual(['/docs/next', '/docs']);
  expect(inVersions('/blog', all)).toEqual(['/blog']);
  expect(inVersions('/docs/wiki', versionsOf({}, []))).toEqual(['/docs/wiki']);
});

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
