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

/** A function, because Docusaurus writes what is none into the scripts of readers. */
export interface PluginOptions {
  setUp: (context: KnownContext) => {site: Site; options: MarkdownOptions};
}

/**
 * What the chain needs besides itself: the components that it puts into pages, their styles and texts, and what the
 * bundler has to know. Each page depends on the data that its Markdown is made with, on the files it includes, and on
 * the page that it translates: else the preview, and a build with a warm cache, would keep it as it was when only such
 * a file changed.
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
    // Those of the chain stand in the pages already.
    async getDefaultCodeTranslationMessages() {
      const all = Object.entries(await codeTranslations('@lectern/markdown', locale));
      return Object.fromEntries(all.filter(([name]) => !name.startsWith(`${group}.`)));
    },

    // Titles and descriptions, which are not read by the bundler, may print variables too.
    getPathsToWatch: () => [`${options.data}/*.yml`],

    // Text for some readers is hidden before the first paint.
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
              // `resource`, not `test`: Docusaurus looks for its own Markdown rule by a `test` that matches `.md`.
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

/** What comes from the environment and the themes, as a file that pages can depend on: a cache knows nothing of these. */
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
