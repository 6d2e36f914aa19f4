import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import type {Part} from '@lectern/kit/part';
import {staysStock} from '@lectern/kit/stock';
import {isKnown, isLeftOut} from '../reached';
import {findUnknown} from './findUnknown';
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
export function bundle({siteDir, siteConfig, generatedFilesDir}: LoadContext, options: {unread: string[]}): Part {
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
      const plugins = isGenerated('configuration', 'the whole configuration is sent')
        ? [new Replacement(/^@generated\/docusaurus\.config$/, config)]
        : [];
      // In the preview, a changed text shows at once, and names say what they are.
      if (process.env.NODE_ENV !== 'production') return {plugins};

      const rules: NonNullable<NonNullable<BundlerConfig['module']>['rules']> = [];
      const allTexts = 'all texts of the interface are sent';
      if (isKnown('texts', siteDir, allTexts) && isGenerated('texts', allTexts)) {
        rules.push(texts());
        // `translate()` still finds the map where it needs it.
        const withoutMap = (module: {request: string; contextInfo: {issuer: string}}): void => {
          if (path.basename(module.contextInfo.issuer) === 'docusaurusContext.js')
            module.request = ownForBrowsers('none.json');
        };
        if (!isServer) plugins.push(new Replacement(/^@generated\/codeTranslations$/, withoutMap));
      }
      // For the server, too: both make the same of a page.
      if (isServer) return {plugins, module: {rules}};

      if (isGenerated('pages', 'the list of all pages is sent')) {
        rules.push(
          short('registry.js', 'registry.cjs'),
          short('routesChunkNames.json', 'chunkNames.cjs'),
          short('routes.js', 'routes.cjs'),
        );
      }
      return {
        plugins,
        module: {rules},
        // Numbers alone, and short hashes: each page brings the list of all of them.
        ...(!isLeftOut('names') && {output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'}}),
        optimization: {splitChunks: {cacheGroups: sharedByMany(optimization)}},
      };
    },
  };

  function texts() {
    return {
      // Not `test`: Docusaurus looks for its own Markdown rule by a `test` that matches `.md`.
      resource: /\.(?:[jt]sx?|mdx?)$/,
      exclude: /node_modules[\\/](?!.*(?:docusaurus|lectern))/,
      // After the compiler.
      enforce: 'post' as const,
      loader: own('texts/loader.cjs'),
      options: {textsFile: generated('codeTranslations.json'), textsInPlace},
    };
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

/**
 * What half of all pages share comes with every page. On a small site, half of the pages are fewer than the kinds of
 * diagrams, and every page would bring what these share.
 */
function sharedByMany(optimization: BundlerConfig['optimization']): Record<string, object> {
  if (isLeftOut('common')) return {};
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  const common = groups && groups.common;
  if (typeof common !== 'object' || !('minChunks' in common) || typeof common.minChunks !== 'number') {
    staysStock('@lectern/light', 'what half of all pages share comes with every page', 'it shares in another way');
    return {};
  }
  return {common: {minChunks: Math.max(common.minChunks, 100)}};
}

function without(names: ReadonlySet<string>, object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.has(key)));
}
