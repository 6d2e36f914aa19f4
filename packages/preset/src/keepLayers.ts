import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * Where a site names browsers without cascade layers, PostCSS rewrites the layers of one file at a time. The styles of
 * Docusaurus, which stand in layers, would then win over ours, which stand in none. All browsers since 2022 have layers.
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
