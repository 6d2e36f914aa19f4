import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeStylesheet} from './stylesheet';

const staticFolder = '.cache/static';

/**
 * Keeps the REST reference light: its pages load the theme's schema components and styles, and nothing of the
 * theme's explorer; all other pages load neither. Read src/theme/ApiItem for the page itself.
 */
export default function openapiBundle({siteDir}: LoadContext): Plugin<string> {
  const theme = path.join(path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json')), 'lib/theme');
  const stub = (name: string) => path.join(siteDir, 'src/plugins/openapi-bundle/stubs', name);

  const mends = path.join(siteDir, 'src/css/openapi-pages.css');

  /** Other modules for some of the theme's components only. */
  const within = (components: string[], alias: Record<string, string>) => ({
    include: components.map((component) => path.join(theme, component)),
    resolve: {alias},
  });

  return {
    name: 'openapi-bundle',

    getPathsToWatch: () => [mends],

    loadContent: () =>
      writeStylesheet({theme: path.join(theme, 'styles.scss'), mends}, path.join(siteDir, staticFolder)),

    contentLoaded({content: stylesheet, actions}) {
      actions.setGlobalData({stylesheet});
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^(?:\.\.\/){2}markdown\/schema$/,
            stub('qualifiers.ts'),
          ),
        ],
        resolve: {
          alias: {
            [path.join(theme, 'styles.scss')]: stub('empty.css'),
            '@reduxjs/toolkit$': stub('toolkit.ts'),
            'react-redux$': stub('reactRedux.ts'),
            [require.resolve('process/browser', {paths: [theme]})]: stub('process.cjs'),
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
              {react: stub('react.ts')},
            ),
            within(['ParamsDetails', 'RequestSchema', 'ResponseSchema'], {
              '@docusaurus/BrowserOnly': stub('BrowserOnly.ts'),
            }),
            within(['ParamsDetails'], {
              '@docusaurus/Translate': stub('translateParameters.ts'),
              '@docusaurus/Interpolate': stub('interpolateParameters.ts'),
            }),
            within(['Schema'], {'allof-merge': stub('merged.ts'), 'lodash/isEmpty': stub('isEmpty.ts')}),
            within(['SchemaTabs', 'DiscriminatorTabs'], {'lodash/flatten': stub('flatten.ts')}),
          ],
        },
      };
    },
  };
}
