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

  return {
    name: 'openapi-bundle',

    loadContent: () => writeStylesheet(path.join(theme, 'styles.scss'), path.join(siteDir, staticFolder)),

    contentLoaded({content: stylesheet, actions}) {
      actions.setGlobalData({stylesheet});
    },

    configureWebpack() {
      return {
        resolve: {
          alias: {
            [path.join(theme, 'styles.scss')]: stub('empty.css'),
            '@reduxjs/toolkit$': stub('toolkit.ts'),
            'react-redux$': stub('reactRedux.ts'),
          },
        },
        module: {
          rules: [
            {
              include: ['RequestSchema', 'ResponseSchema'].map((component) => path.join(theme, component)),
              resolve: {alias: {'@docusaurus/BrowserOnly$': stub('BrowserOnly.ts')}},
            },
          ],
        },
      };
    },
  };
}
