import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {findUnknown} from '../bundle/findUnknown';

/** What the dev server takes from a bundler; webpack has no such middleware. */
interface Bundler {
  lazyCompilationMiddleware?: (compiler: unknown) => unknown;
}

/** The preview compiles a page when it is opened. With webpack, it compiles all pages at the start, as in Docusaurus. */
export function preview({generatedFilesDir}: LoadContext): Part {
  return {
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {lazyCompilationMiddleware} = currentBundler.instance as Bundler;
      if (!lazyCompilationMiddleware) return {};
      const unknown = findUnknown('pages', generatedFilesDir);
      if (unknown) {
        staysStock('@lectern/light', 'the preview compiles all pages at the start', unknown);
        return {};
      }
      const list = path.join(generatedFilesDir, 'registry.js');
      return {
        module: {rules: [{include: list, loader: path.join(__dirname, 'loadersOnly.cjs')}]},
        lazyCompilation: {imports: true, entries: false},
        devServer: {
          // Docusaurus adds these to its own.
          setupMiddlewares: (_: unknown, {compiler}: {compiler: unknown}) => [lazyCompilationMiddleware(compiler)],
        },
      } as object;
    },
  };
}
