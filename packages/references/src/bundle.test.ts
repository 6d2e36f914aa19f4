import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {configureBundle} from './bundle';

class DefinePlugin {}
const utils = {currentBundler: {name: 'rspack', instance: {DefinePlugin}}} as unknown as ConfigureWebpackUtils;
const configured = (isServer: boolean): object =>
  configureBundle('/site', '/')({mode: 'production'}, isServer, utils, undefined) as object;

it('has once what many pages are made with, where the HTML is made and in browsers', () => {
  expect(configured(true)).toMatchObject({
    resolve: {alias: {'@theme/ApiPage/inBrowser$': '@theme/ApiPage/inBuild'}},
    optimization: {splitChunks: {cacheGroups: {default: false, shared: {chunks: 'async', minChunks: 3}}}},
  });
  expect(configured(false)).toMatchObject({
    optimization: {splitChunks: {cacheGroups: {'api-reference': {chunks: 'async'}}}},
  });
});
