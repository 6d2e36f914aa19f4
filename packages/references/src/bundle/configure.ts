import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {apiTheme, stub, unknownOf} from './apiTheme';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** Other modules for some of the theme's components only. */
const within = (components: string[], alias: Record<string, string>) => ({
  include: components.map((component) => path.join(apiTheme, component)),
  resolve: {alias},
});

/**
 * Keeps the REST reference light: its pages load the theme's schema components, and nothing of the theme's explorer; all
 * other pages load neither. INTERNALS.md lists what is reached here.
 */
export function configureBundle(aliases: Record<string, string>, {ownRoutes}: {ownRoutes: boolean}): Configure {
  return ({resolve}, isServer, {currentBundler}) => ({
    // Before the others: one without an end would catch the names below it.
    mergeStrategy: {'resolve.alias': 'prepend'},
    plugins: [
      new currentBundler.instance.NormalModuleReplacementPlugin(/^(?:\.\.\/){2}markdown\/schema$/, stub('qualifiers')),
    ],
    resolve: {
      alias: {
        ...unknownOf(aliases, (resolve?.alias ?? {}) as Record<string, unknown>),
        '@reduxjs/toolkit$': stub('toolkit'),
        'react-redux$': stub('reactRedux'),
      },
    },
    module: {
      rules: [
        within(
          [
            'RequestSchema',
            'ResponseSchema',
            'ResponseHeaders',
            'ParamsDetails',
            'SchemaTabs',
            'DiscriminatorTabs',
            'ApiTabs',
          ],
          // Under the name that Docusaurus gives it, or its own alias would win.
          {react: stub('react')},
        ),
        within(['ParamsDetails', 'RequestSchema', 'ResponseSchema'], {'@docusaurus/BrowserOnly': stub('BrowserOnly')}),
        within(['ParamsDetails'], {
          '@docusaurus/Translate': stub('translateParameters'),
          '@docusaurus/Interpolate': stub('interpolateParameters'),
        }),
        within(['Schema'], {'allof-merge': stub('merged'), 'lodash/isEmpty': stub('isEmpty')}),
        // With the slash, its neighbours (SchemaTabs) are not meant.
        within(['Schema/'], {react: stub('schemaReact')}),
        within(['SchemaTabs', 'DiscriminatorTabs'], {'lodash/flatten': stub('flatten')}),
      ],
    },
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
