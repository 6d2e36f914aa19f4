import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {isKnown, isLeftOut, libraryOf} from '../reached';
import {findUnknown} from './findUnknown';
import {sharedByMany} from './sharedByMany';
import {shortHashes} from './shortHashes';
import {textsInPlace} from './texts/textsInPlace';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Docusaurus sends readers long names for all parts of all pages, and all interface texts in two languages: this shortens
 * both to what pages use. Only in builds: in the preview, a changed text shows at once, and long names are readable.
 */
export function bundle({siteDir, generatedFilesDir}: LoadContext): Part {
  const own = (file: string): string => path.join(__dirname, file);
  const generated = (file: string): string => path.join(generatedFilesDir, file);

  return {
    configureWebpack({module, optimization}, isServer, {currentBundler}) {
      if (!isLeftOut('hashes')) shortHashes(module);
      const rules: NonNullable<NonNullable<BundlerConfig['module']>['rules']> = [];
      const plugins: NonNullable<BundlerConfig['plugins']> = [];
      const allTexts = 'all texts of the interface are sent';
      if (isKnown('texts', siteDir, allTexts) && isGenerated('texts', allTexts)) {
        rules.push(texts());
        const Replacement = currentBundler.instance.NormalModuleReplacementPlugin;
        if (!isServer) plugins.push(new Replacement(/^@generated\/codeTranslations$/, withoutMap));
      }
      // The server bundle too, so that both render the same.
      if (isServer) return {plugins, module: {rules}};

      if (isKnown('plainPaths', siteDir, 'the router compiles the path of each page')) rules.push(plainPaths());
      if (isGenerated('pages', 'the list of all pages is sent')) {
        rules.push(
          short('registry.js', 'registry.cjs'),
          short('routesChunkNames.json', 'chunkNames.cjs'),
          short('routes.js', 'routes.cjs'),
        );
      }
      return {plugins, module: {rules}, optimization: {splitChunks: {cacheGroups: sharedByMany(optimization)}}};
    },
  };

  function texts() {
    return {
      // Not `test`: Docusaurus finds its own Markdown rule by a `test` that matches `.md`.
      resource: /\.(?:[jt]sx?|mdx?)$/,
      exclude: /node_modules[\\/](?!.*(?:docusaurus|lectern))/,
      // Runs after the compiler.
      enforce: 'post' as const,
      loader: own('texts/loader.cjs'),
      options: {textsFile: generated('codeTranslations.json'), textsInPlace},
    };
  }

  function plainPaths(): object {
    const include = path.join(libraryOf('path-to-regexp', siteDir)!, 'index.js');
    return {include, issuer: /[\\/]react-router[\\/]/, loader: own('plainPaths.cjs')};
  }

  function short(file: string, loader: string): object {
    return {include: generated(file), loader: own(loader)};
  }

  function isGenerated(part: Parameters<typeof findUnknown>[0], stock: string): boolean {
    if (isLeftOut(part)) return false;
    const unknown = findUnknown(part, generatedFilesDir);
    if (unknown) staysStock('@lectern/light', stock, unknown);
    return !unknown;
  }
}

/** Removes the map of texts, except where `translate()` still needs it. */
function withoutMap(module: {request: string; contextInfo: {issuer: string}}): void {
  if (path.basename(module.contextInfo.issuer) === 'docusaurusContext.js')
    module.request = path.join(browserFolder(__dirname), 'none.json');
}
