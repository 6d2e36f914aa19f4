import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {textsInPlace} from './texts/textsInPlace';

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

/** Of `themeConfig`, what only the explorer of the API theme reads, which this site leaves out. */
const forExplorers = new Set(['languageTabs']);
/** Of `future`, how a build is made. */
const forBundlers = new Set(['faster', 'experimental_vcs']);

/**
 * Docusaurus sends its readers the whole configuration of a site, long names of all parts of all of its pages, and all
 * texts of its interface in two languages: here they get what pages use.
 */
export default function leanClient({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'lean-client';
  const own = (file: string) => path.join(__dirname, file);
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const lean = (file: string, loader: string) => ({include: generated(file), loader: own(loader)});

  const forReaders = [
    lean('registry.js', 'registry.cjs'),
    lean('routesChunkNames.json', 'chunkNames.cjs'),
    lean('routes.js', 'routes.cjs'),
    lean('site-metadata.json', 'siteMetadata.cjs'),
    {...lean('globalData.json', 'globalData.cjs'), type: 'javascript/auto'},
    {
      include: path.dirname(require.resolve('@docusaurus/utils-common/package.json')),
      resolve: {alias: {tslib: own('stubs/tslib.ts')}},
    },
  ];

  // These two for the server, too: both make the same of a page.
  const router = {'react-router-config$': own('stubs/routerConfig.ts')};
  const texts = {
    // Not `test`: Docusaurus looks for its own Markdown rule by a `test` that matches `.md`.
    resource: /\.(?:[jt]sx?|mdx?)$/,
    exclude: /node_modules\/(?!.*docusaurus)/,
    // After the compiler.
    enforce: 'post' as const,
    loader: own('texts/loader.cjs'),
    options: {textsFile: generated('codeTranslations.json'), textsInPlace},
  };

  return {
    name,

    // By then the navbar and the footer are in the language of the build: other plugins translate them where they stand.
    async allContentLoaded({actions}) {
      const used = without(forBuilds, siteConfig);
      const themeConfig = without(forExplorers, siteConfig.themeConfig);
      const future = without(forBundlers, siteConfig.future);
      await actions.createData('config.json', JSON.stringify({...used, themeConfig, future}));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      const Replacement = currentBundler.instance.NormalModuleReplacementPlugin;
      const config = new Replacement(/^@generated\/docusaurus\.config$/, generated(`${name}/default/config.json`));
      // In the preview, a changed text shows at once, and names say what they are.
      if (process.env.NODE_ENV !== 'production') return {plugins: [config]};
      if (isServer) return {plugins: [config], resolve: {alias: router}, module: {rules: [texts]}};

      // `translate()` still finds the map where it needs it.
      const noMapForAll = new Replacement(/^@generated\/codeTranslations$/, (module) => {
        if (path.basename(module.contextInfo.issuer) === 'docusaurusContext.js')
          module.request = own('stubs/none.json');
      });
      return {
        plugins: [config, noMapForAll],
        resolve: {
          alias: {
            ...router,
            'hoist-non-react-statics$': own('stubs/hoistStatics.ts'),
            'prop-types$': own('stubs/propTypes.ts'),
            'react-fast-compare$': own('stubs/fastCompare.ts'),
          },
        },
        module: {rules: [texts, ...forReaders]},
        // Numbers alone, and short hashes: each page brings the list of all of them.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
      };
    },
  };
}

function without(names: ReadonlySet<string>, object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !names.has(key)));
}
