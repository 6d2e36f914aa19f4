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

/** Docusaurus sends the whole configuration of a site to its readers: here they get the part that pages use. */
export default function leanConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'lean-config';
  return {
    name,

    async contentLoaded({actions}) {
      const used = Object.entries(siteConfig).filter(([key]) => !forBuilds.has(key as keyof DocusaurusConfig));
      await actions.createData('config.json', JSON.stringify(Object.fromEntries(used)));
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, name, 'default', 'config.json'),
          ),
        ],
      };
    },
  };
}
