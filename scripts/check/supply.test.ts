import {describe, expect, it} from 'vitest';
import {countLicences, expiryProblem, findLicences, findRanges, findUnlocked} from './supply';

const locked = {integrity: 'sha512-…', license: 'MIT'};

it('takes exact versions only', () => {
  expect(findRanges({a: '1.2.3', b: '1.2.3-rc.1'})).toEqual([]);
  expect(findRanges({a: '^1.2.3', b: 'latest'})).toEqual([
    'a: “^1.2.3” is not one version; write the one that is installed.',
    'b: “latest” is not one version; write the one that is installed.',
  ]);
});

it('takes packages of the public registry only, with their sums', () => {
  expect(findUnlocked({'': {}, 'node_modules/a': {...locked, resolved: 'https://registry.npmjs.org/a.tgz'}})).toEqual(
    [],
  );
  expect(findUnlocked({'node_modules/a': {...locked, resolved: 'https://evil.example/a.tgz'}})).toEqual([
    expect.stringContaining('a: comes from “https://evil.example/a.tgz”'),
  ]);
  expect(findUnlocked({'node_modules/x/node_modules/@s/a': {}})).toEqual([
    '@s/a: no “integrity”; remove the entry and run “npm install”.',
  ]);
});

describe('licences', () => {
  it.each(['MIT', '(WTFPL OR GPL-3.0)', '(MIT AND Zlib)'])('%s is allowed', (license) => {
    expect(findLicences({'node_modules/a': {...locked, license}})).toEqual([]);
  });

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])('%s is not', (license) => {
    expect(findLicences({'node_modules/a': {...locked, license}})).toHaveLength(1);
  });

  it('are counted', () => {
    expect(countLicences({'node_modules/a': locked, 'node_modules/b': locked})).toEqual([['MIT', 2]]);
  });
});

it('security.txt has to be renewed in time', () => {
  const text = 'Contact: x\nExpires: 2030-03-01T00:00:00Z\n';
  expect(expiryProblem(text, new Date('2030-01-01'))).toBeUndefined();
  expect(expiryProblem(text, new Date('2030-02-15'))).toContain('expires on 2030-03-01');
  expect(expiryProblem('Contact: x', new Date('2030-02-15'))).toContain('names no day');
});
