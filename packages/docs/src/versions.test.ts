import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {inVersion, inVersions, isBesides, readFrozen, versionsOf} from './versions';

const paths = (...given: Parameters<typeof versionsOf>): object =>
  Object.fromEntries(versionsOf(...given).map(({name, path: below, isLast}) => [name, isLast ? [below] : below]));

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

it('leads from one version to another, and knows the addresses of those that are not the last', () => {
  const all = versionsOf({}, ['2.0', '1.0']);
  expect(inVersion('1.0', '/docs/glossary', all)).toBe('/docs/1.0/glossary');
  expect(inVersion('2.0', '/docs/glossary', all)).toBe('/docs/glossary');
  expect(inVersion(undefined, '/docs/glossary', all)).toBe('/docs/glossary');
  expect(['/docs/1.0', '/docs/next/a', '/docs/10', '/docs'].filter((address) => isBesides(address, all))).toEqual([
    '/docs/1.0',
    '/docs/next/a',
  ]);
});

it('reads which versions each plugin has frozen', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  writeFileSync(path.join(folder, 'versions.json'), '["2.0", "1.0"]');
  writeFileSync(path.join(folder, 'api_versions.json'), '["1.5"]');
  expect(['default', 'api', 'other'].map((id) => readFrozen(folder, id))).toEqual([['2.0', '1.0'], ['1.5'], []]);
  rmSync(folder, {recursive: true});
});

it('has docs at the root of a site in all versions, too', () => {
  const all = versionsOf({routeBasePath: '/'}, ['1.0']);
  expect(all.map(({path: below}) => below)).toEqual(['/next', '']);
});
