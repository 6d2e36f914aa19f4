import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {codeTranslations} from '@lectern/kit/codeTranslations';
import {themePaths} from '@lectern/kit/themePaths';
import {tokens} from '@lectern/kit/tokens';
import {originalOf} from './languages/contentFolders';
import {choiceScript} from './conditions/choiceScript';
import {bundleCodeBlock, codeStyles} from './code/codeBlock';
import {browserFolder} from './folders';
import {serveKatex} from './math/serveKatex';
import type {MarkdownOptions} from './options';
import type {KnownContext, Site} from './site';
import {sourcesOf} from './snippets/sourcesOf';
import {group} from './texts';

export {getSwizzleConfig} from './swizzle';

/** A function, because Docusaurus writes other options into scripts for readers. */
export interface PluginOptions {
  setUp: (context: KnownContext) => {site: Site; options: MarkdownOptions};
}

/**
 * Adds what the chain needs: the components that it puts into pages, their styles and texts, and the configuration of the
 * bundler. Each page depends on the data in its Markdown, on the files that it includes, and on its original: otherwise
 * the preview, and a build with a cache, would not update the page when only such
 * a file changes.
 */
export default function markdownPlugin(context: KnownContext, {setUp}: PluginOptions): Plugin {
  const {site, options} = setUp(context);
  const {siteDir, locale} = site;
  if (options.math) serveKatex(context);
  const folders = [options.data, ...options.watch].map((folder) => path.resolve(siteDir, folder));
  return {
    name: 'lectern-markdown',

    ...themePaths(__dirname),
    getClientModules: () => [
      ...(options.tokens ? [tokens] : []),
      path.join(browserFolder, 'styles.css'),
      ...(options.highlight ? codeStyles(context, options) : []),
    ],
    // Texts of the chain are written into pages instead.
    async getDefaultCodeTranslationMessages() {
      const all = Object.entries(await codeTranslations('@lectern/markdown', locale));
      return Object.fromEntries(all.filter(([name]) => !name.startsWith(`${group}.`)));
    },

    // Titles and descriptions, which the bundler doesn't read, may contain variables too.
    getPathsToWatch: () => [`${options.data}/*.yml`],

    // Conditional text is hidden before the first paint.
    injectHtmlTags() {
      const conditions = site.conditionsOf(locale);
      if (Object.keys(conditions).length === 0) return {};
      return {headTags: [{tagName: 'script', innerHTML: choiceScript(conditions)}]};
    },

    configureWebpack(config, isServer, {currentBundler}) {
      const codeBlock = bundleCodeBlock(site, options, config, isServer, currentBundler);
      const settings = writeSettings(site, options);
      return {
        ...codeBlock,
        resolveLoader: {alias: {'responsive-image': path.join(__dirname, 'pictures/loader.cjs')}},
        module: {
          rules: [
            {
              // `resource`, not `test`: Docusaurus finds its own Markdown rule by a `test` that matches `.md`.
              resource: /\.mdx?$/,
              exclude: /node_modules/,
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, 'madeFrom.cjs'),
                  options: {
                    folders,
                    docsAround: site.docsAround,
                    sourcesOf: (source: string, page: string) => [
                      settings,
                      ...sourcesOf(source, page, siteDir),
                      originalOf(page) ?? page,
                    ],
                  },
                },
              ],
            },
          ],
        },
      };
    },
  };
}

/** Writes settings from the environment and the themes to a file on which pages depend, for the cache. */
function writeSettings({siteDir, profile, code}: Site, {variables}: MarkdownOptions): string {
  const file = path.join(siteDir, '.cache/kept/markdown-settings.json');
  const settings = JSON.stringify({
    profile,
    ...variables,
    code: [code.isShown, [...code.kinds.named], [...code.kinds.plain]],
  });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== settings) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, settings);
  }
  return file;
}
