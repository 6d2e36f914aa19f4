import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {writeWhole} from '@lectern/kit/writeWhole';
import {themes} from 'prism-react-renderer';
import {browserFolder} from '../folders';
import type {MarkdownOptions} from '../options';
import type {KnownContext, Site} from '../site';
import type {PrismConfig} from './siteCode';
import {themeStyles} from './themeStyles';

const component = '@theme/CodeBlock';
const ours = (name: string): string => path.join(browserFolder, name);

/** Colours and styles of marked lines, for code that is highlighted at build time. */
export function codeStyles(
  {siteDir, siteConfig, generatedFilesDir}: KnownContext,
  {tokens}: MarkdownOptions,
): string[] {
  const {theme = themes.palenight, darkTheme} = (siteConfig?.themeConfig.prism ?? {}) as PrismConfig;
  const file = path.join(generatedFilesDir ?? path.join(siteDir, '.docusaurus'), 'lectern-markdown-code.css');
  writeWhole(file, themeStyles(theme, darkTheme));
  return [file, ...(tokens ? ['codeTokens.css'] : []).map(ours), ours('code.css')];
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Tells the bundler which code block the theme uses. If it is ours, the highlighter of the classic theme and its
 * grammars are only loaded for blocks that need them, not on every page. Otherwise nothing changes.
 */
export function bundleCodeBlock(
  site: Site,
  {highlight}: MarkdownOptions,
  {resolve}: Configuration,
  isServer: boolean,
  {instance}: ConfigureWebpackUtils['currentBundler'],
): Configuration {
  const alias = (resolve?.alias ?? {}) as Record<string, string | undefined>;
  const isOurs = (place: string | undefined): boolean => place?.startsWith(path.join(browserFolder, 'theme')) === true;
  site.code.isShown = highlight === true || (highlight === 'auto' && isOurs(alias[component]));
  if (!site.code.isShown) {
    const theirs = alias['@theme-init/CodeBlock'];
    if (!theirs) return {};
    const names = [component, '@theme-original/CodeBlock'].filter((name) => isOurs(alias[name]));
    return {resolve: {alias: Object.fromEntries(names.map((name) => [name, theirs]))}};
  }
  return {
    ...(isServer && {
      resolve: {alias: {[`${component}/ClassicPart`]: path.join(browserFolder, 'theme/CodeBlock/ClassicAtOnce')}},
    }),
    plugins: [
      new instance.NormalModuleReplacementPlugin(
        /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
        path.join(browserFolder, 'components/noHighlighter'),
      ),
    ],
  };
}
