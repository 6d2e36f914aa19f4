import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** What only a build reads: among it the template of all pages and the options of all plugins. */
const forBuilds = new Set<keyof DocusaurusConfig>([
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

/**
 * Docusaurus sends its readers the whole configuration of a site, and the names of all of its files: here they get what
 * pages use.
 */
export default function leanClient({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'lean-client';
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name,

    // By then the navbar and the footer are in the language of the build: other plugins translate them where they stand.
    async allContentLoaded({actions}) {
      const used = Object.entries(siteConfig).filter(([key]) => !forBuilds.has(key as keyof DocusaurusConfig));
      await actions.createData('config.json', JSON.stringify(Object.fromEntries(used)));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, name, 'default', 'config.json'),
          ),
        ],
        // The server names the files of a page by them.
        module: {rules: isServer ? [] : [{include: registry, loader: path.join(__dirname, 'withoutModuleNames.cjs')}]},
      };
    },
  };
}
