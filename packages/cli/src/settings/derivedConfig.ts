import type {I18nConfig} from '@docusaurus/types';
import path from 'node:path';

/**
 * The text of a configuration like that of a site, for `docusaurus --config`, but with other settings of languages.
 * Its file must stand below the folder of the site, because Docusaurus looks for packages from there.
 */
export function derivedConfig(file: string, i18n: Partial<I18nConfig>): string {
  return `const path = require('node:path');
const {loadFreshModule} = require(${JSON.stringify(require.resolve('@docusaurus/utils'))});
// Relative paths of plugins stay those of the site's own configuration.
const ofSite = (entry) => {
  if (Array.isArray(entry)) return [ofSite(entry[0]), ...entry.slice(1)];
  return /^[.][.]?[/]/.test(entry) ? path.resolve(${JSON.stringify(path.dirname(file))}, entry) : entry;
};
module.exports = async () => {
  const loaded = await loadFreshModule(${JSON.stringify(file)});
  const config = typeof loaded === 'function' ? await loaded() : loaded;
  const {plugins = [], presets = [], themes = []} = config;
  return {
    ...config,
    plugins: plugins.map(ofSite),
    presets: presets.map(ofSite),
    themes: themes.map(ofSite),
    i18n: {...config.i18n, ...${JSON.stringify(i18n)}},
  };
};
`;
}
