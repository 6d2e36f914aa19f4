import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {findUnknown} from './findUnknown';
import {aliases, helpersRule, routerAlias} from './libraries';
import {textsInPlace} from './texts/textsInPlace';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What only a build reads: among it the template of all pages and the options of all plugins. */
const forBuilds = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
]);

/** Of `future`, how a build is made. */
const forBundlers = new Set(['faster', 'experimental_vcs']);

/**
 * Docusaurus sends its readers the whole configuration of a site, long names of all parts of all of its pages, and all
 * texts of its interface in two languages: here they get what pages use.
 */
export function bundle({siteConfig, generatedFilesDir}: LoadContext, options: {unread: string[]}): Part {
  const unread = new Set(options.unread);
  const own = (file: string): string => path.join(__dirname, file);
  const ownForBrowsers = (file: string): string => path.join(browserFolder(__dirname), file);
  const generated = (file: string): string => path.join(generatedFilesDir, file);
  const config = generated('lectern-light/default/config.json');

  return {
    // By then the navbar and the footer are in the language of the build: other plugins translate them where they stand.
    async allContentLoaded({actions}) {
      const used = without(forBuilds, siteConfig);
      const themeConfig = without(unread, siteConfig.themeConfig);
      const future = without(forBundlers, siteConfig.future);
      await actions.createData('config.json', JSON.stringify({...used, themeConfig, future}));
    },

    configureWebpack({optimization}, isServer, {currentBundler}) {
      const Replacement = currentBundler.instance.NormalModuleReplacementPlugin;
      const forReaders = new Replacement(/^@generated\/docusaurus\.config$/, config);
      // In the preview, a changed text shows at once, and names say what they are.
      if (process.env.NODE_ENV !== 'production') return {plugins: [forReaders]};

      const texts = {
        // Not `test`: Docusaurus looks for its own Markdown rule by a `test` that matches `.md`.
        resource: /\.(?:[jt]sx?|mdx?)$/,
        exclude: /node_modules[\\/](?!.*(?:docusaurus|lectern))/,
        // After the compiler.
        enforce: 'post' as const,
        loader: own('texts/loader.cjs'),
        options: {textsFile: generated('codeTranslations.json'), textsInPlace},
      };
      // For the server, too: both make the same of a page.
      if (isServer) return {plugins: [forReaders], resolve: {alias: routerAlias}, module: {rules: [texts]}};

      const unknown = findUnknown(generatedFilesDir);
      if (unknown) staysStock('@lectern/light', 'the list of all pages is sent', unknown);
      const short = (file: string, loader: string): object => ({include: generated(file), loader: own(loader)});
      const shortNames = [
        short('registry.js', 'registry.cjs'),
        short('routesChunkNames.json', 'chunkNames.cjs'),
        short('routes.js', 'routes.cjs'),
      ];
      const shortData = [
        short('site-metadata.json', 'siteMetadata.cjs'),
        {
          ...short('globalData.json', 'globalData.cjs'),
          type: 'javascript/auto',
          options: {unpack: ownForBrowsers('unpackDocs')},
        },
      ];
      // `translate()` still finds the map where it needs it.
      const noMapForAll = new Replacement(/^@generated\/codeTranslations$/, (module) => {
        if (path.basename(module.contextInfo.issuer) === 'docusaurusContext.js')
          module.request = ownForBrowsers('none.json');
      });
      return {
        plugins: [forReaders, noMapForAll],
        resolve: {alias: aliases},
        module: {rules: [texts, helpersRule(), ...(unknown ? [] : shortNames), ...shortData]},
        // Numbers alone, and short hashes: each page brings the list of all of them.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {splitChunks: {cacheGroups: {common: {minChunks: sharedByMany(optimization)}}}},
      };
    },
  };
}

/**
 * What half of all pages share comes with every page. On a small site, half of the pages are fewer than the kinds of
 * diagrams, and every page would bring what these share.
 */
function sharedByMany(optimization: BundlerConfig['optimization']): number {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  const common = groups && groups.common;
  const ofDocusaurus = typeof common === 'object' && 'minChunks' in common ? (common.minChunks ?? 0) : 0;
  return Math.max(ofDocusaurus, 100);
}

function without(names: ReadonlySet<string>, object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.has(key)));
}
