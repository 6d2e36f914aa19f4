import {createRequire} from 'node:module';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {libraryOf} from '../reached';
import addPlainPaths, {withPlainPaths} from './plainPaths.cjs';

type Compile = (path: string | string[], keys: object[], options: object) => {exec: (address: string) => unknown};

const file = path.join(libraryOf('path-to-regexp', '.')!, 'index.js');
const real = createRequire(import.meta.url)(file) as Compile & {parse: unknown};
const mended = withPlainPaths(real) as typeof real;

const paths = ['/', '/docs', '/docs/', '/docs/a.b', '/Docs/A-b', '/a%20b', '/docs/:part', '/é', '', '*'];
const addresses = ['/', '', '/docs', '/docs/', '/docs//', '/DOCS', '/docsx', '/docs/a.b', '/docs/aXb', '/docs/a-b/c'];
const options = [true, false].flatMap((end) => [
  {end, strict: false, sensitive: false},
  {end, strict: true, sensitive: false},
  {end, strict: false, sensitive: true},
]);

it.each(paths)('compares addresses with %j as the router does', (route) => {
  for (const how of options) {
    for (const address of [...addresses, '/a%20b', '/é']) {
      const found = (compile: Compile): unknown => {
        const match = compile(route, [], how).exec(address);
        return match && Array.from(match as string[]);
      };
      expect(found(mended), `${address} ${JSON.stringify(how)}`).toEqual(found(real));
    }
  }
});

it('compiles nothing for a path without patterns, and keeps all else that there is', () => {
  expect(mended('/docs', [], options[0]!)).not.toBeInstanceOf(RegExp);
  expect(mended('/docs/:part', [], options[0]!)).toBeInstanceOf(RegExp);
  expect(mended(['/a', '/b'], [], options[0]!)).toBeInstanceOf(RegExp);
  expect(mended.parse).toBe(real.parse);
});

it('stands behind what the file exports', () => {
  const module = {exports: {} as Compile};
  runInNewContext(addPlainPaths('module.exports = (path) => path;'), {module});
  expect(module.exports('/docs', [], options[0]!).exec('/docs/')).toHaveLength(1);
  expect(module.exports('/:part', [], {})).toBe('/:part');
});
