import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Code is highlighted when a page is made (`rehypeCode` of @lectern/markdown): the theme's highlighter and its grammars, which
 * would come with every page, are left to src/theme/CodeBlock/highlight.ts.
 */
export default function codeAtBuild({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-at-build',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
            path.join(siteDir, 'src/plugins/code-at-build/nothing.ts'),
          ),
        ],
      };
    },
  };
}
