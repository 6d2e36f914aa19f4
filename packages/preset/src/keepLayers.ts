import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * If a site supports browsers without cascade layers, PostCSS rewrites the layers of one file at a time. The styles of
 * Docusaurus, which are in layers, would then override ours, which aren't. All browsers since 2022 support layers.
 */
export function keepLayers(): Plugin {
  return {
    name: 'lectern-keep-layers',
    configurePostCss: (options: PostCssOptions) => ({...options, plugins: options.plugins.map(kept)}),
  };
}

function kept(plugin: unknown): unknown {
  const [name, given = {}] = [plugin].flat() as [unknown, {features?: object}?];
  if (typeof name !== 'string' || !name.includes('postcss-preset-env')) return plugin;
  return [name, {...given, features: {'cascade-layers': false, ...given.features}}];
}
