import type {Plugin} from '@docusaurus/types';
import {stub, unknownOf} from './apiTheme';
import {exchanges} from './exchanges';
import {knownFiles} from './reached';

type Configure = NonNullable<Plugin['configureWebpack']>;

/**
 * Keeps the REST reference light: its pages load the theme's schema components, and nothing of the theme's explorer; all
 * other pages load neither. INTERNALS.md lists what is reached here.
 */
export function configureBundle(aliases: Record<string, string>, {ownRoutes}: {ownRoutes: boolean}): Configure {
  // By their files: what asks for one of these modules elsewhere, a page of the site among it, gets the module.
  const rules = exchanges.map((exchange) => ({
    include: knownFiles(exchange),
    resolve: {alias: Object.fromEntries(Object.entries(exchange.stubs).map(([name, own]) => [name, stub(own)]))},
  }));
  return ({resolve}, isServer) => ({
    // Before the others: one without an end would catch the names below it.
    mergeStrategy: {'resolve.alias': 'prepend'},
    resolve: {alias: unknownOf(aliases, (resolve?.alias ?? {}) as Record<string, unknown>)},
    module: {rules},
    // Where pages import the components, each would have a copy of its own.
    ...(!isServer && !ownRoutes && {optimization: {splitChunks: {cacheGroups: {'api-reference': shared}}}}),
  });
}

const shared = {
  name: 'api-reference',
  chunks: 'async',
  enforce: true,
  priority: 50,
  test: /[\\/](?:docusaurus-theme-openapi-docs[\\/]lib[\\/]|references[\\/](?:src|lib[\\/]browser)[\\/](?:theme|bundle)[\\/])/,
  type: 'javascript/auto',
} as const;
