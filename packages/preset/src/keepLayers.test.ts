import {createRequire} from 'node:module';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import {keepLayers} from './keepLayers';

const bundler = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));

/** Styles as Docusaurus has them rewritten for a browser without layers. */
function rewritten(css: string, change = (plugins: unknown[]): unknown[] => plugins): string {
  const presetEnv = createRequire(bundler.resolve('@docusaurus/bundler')).resolve('postcss-preset-env');
  const [entry] = change([[presetEnv, {browsers: 'chrome 90'}]]) as [string, object][];
  const [name, options] = entry!;
  const plugin = createRequire(__filename)(name) as (given: object) => AcceptedPlugin;
  return postcss([plugin(options)]).process(css, {from: undefined}).css;
}

it('keeps cascade layers, whatever browsers the site names', () => {
  const css = '@layer a { pre { color: red } }';
  const {configurePostCss} = keepLayers();
  expect(rewritten(css)).not.toContain('@layer');
  expect(rewritten(css, (plugins) => configurePostCss!({plugins}).plugins)).toBe(css);
});

it('leaves other plugins alone, and what a site says of layers', () => {
  const other = [() => {}, ['other', {a: 1}], ['postcss-preset-env', {features: {'cascade-layers': true}}]];
  const {configurePostCss} = keepLayers();
  expect(configurePostCss!({plugins: other}).plugins).toEqual(other);
});
