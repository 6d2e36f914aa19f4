import type {Plugin, PostCssOptions} from '@docusaurus/types';

/**
 * For browsers that no package of ours knows any more, cascade layers are rewritten in one file at a time: the styles
 * of Docusaurus, which stand in layers, would win over all that stand in none. All browsers since 2022 have layers.
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
