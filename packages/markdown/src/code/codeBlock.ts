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

/** The colours of the site and the marks of lines, for code that is highlighted when pages are made. */
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
 * Whose code block pages have is known here. Where it is ours, the highlighter of the classic theme and its grammars,
 * which would come with every page, are left to the blocks that need them. Else all is as if ours were not there.
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
