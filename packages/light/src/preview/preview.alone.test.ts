import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {staysStock} from '@lectern/kit/stock';
import {preview} from '.';
import loadersOnly from './loadersOnly.cjs';

vi.mock('@lectern/kit/stock');

const made = (instance: object): object =>
  preview({generatedFilesDir: 'nowhere'} as LoadContext).configureWebpack!(
    {},
    false,
    {currentBundler: {instance}} as ConfigureWebpackUtils,
    undefined,
  ) as object;

it('leaves webpack alone', () => {
  expect(made({})).toEqual({});
  expect(staysStock).not.toHaveBeenCalled();
});

it('says that all pages are compiled where the list of pages is not as expected', () => {
  expect(made({lazyCompilationMiddleware: () => 'heard'})).toEqual({});
  expect(staysStock).toHaveBeenCalledWith(
    '@lectern/light',
    'the preview compiles all pages at the start',
    'it generates no routesChunkNames.json',
  );
});

it('leaves in the list of pages how each is loaded', () => {
  expect(loadersOnly('"a": [() => import("@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],')).toBe(
    '"a": [() => import("@site/a.md")],',
  );
});
