import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {interfaceOf, type InterfaceContext} from '@lectern/kit/interfaceOf';
import {tokens} from '@lectern/kit/tokens';
import type {Texts} from '@lectern/kit/texts';
import {originalOf} from './languages/contentFolders';
import {bundleCodeBlock, codeStyles} from './code/codeBlock';
import {mermaidInBrowsers} from './diagrams/mermaidInBrowsers';
import {browserFolder} from './folders';
import {serveKatex} from './math/serveKatex';
import type {MarkdownOptions} from './options';
import type {KnownContext, Site} from './site';
import {sourcesOf} from './snippets/sourcesOf';
import {english, group} from './texts';

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
export default function markdownPlugin(context: KnownContext & InterfaceContext, {setUp}: PluginOptions): Plugin {
  const {site, options} = setUp(context);
  const {siteDir, locale} = site;
  if (options.math) serveKatex(context);
  const folders = [options.data, ...options.watch].map((folder) => path.resolve(siteDir, folder));
  const own = interfaceOf('@lectern/markdown', __dirname, context, {
    written: {group, english: shownIn(options, locale)},
    without: [...(options.diagrams ? [] : ['theme/Diagram/**']), ...(options.highlight ? [] : ['theme/CodeBlock/**'])],
  });
  return {
    name: 'lectern-markdown',

    ...own,
    getClientModules: () => [
      ...(options.tokens ? [tokens] : []),
      path.join(browserFolder, 'styles.css'),
      ...(options.highlight ? codeStyles(context, options) : []),
    ],
    // Titles and descriptions, which the bundler doesn't read, may contain variables too.
    getPathsToWatch: () => [`${options.data}/*.yml`, ...own.getPathsToWatch()],

    configureWebpack(config, isServer, {currentBundler}) {
      const codeBlock = bundleCodeBlock(site, options, config, isServer, currentBundler);
      const settings = writeSettings(site, options);
      return {
        ...codeBlock,
        resolveLoader: {alias: {'responsive-image': path.join(__dirname, 'pictures/loader.cjs')}},
        module: {
          rules: [
            ...(options.diagrams ? mermaidInBrowsers(isServer) : []),
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

/** The texts that pages of a site can have, without those that an option gives in the language. */
function shownIn({math, highlight, glossary, texts}: MarkdownOptions, locale: string): Texts {
  const {code, glossary: ofGlossary, numbered, ...others} = english;
  const shown: Texts = {
    ...others,
    numbered: math ? numbered : {figure: numbered.figure},
    ...(highlight && {code}),
    ...(glossary && {glossary: ofGlossary}),
  };
  return without(shown, (texts[locale] as Texts | undefined) ?? {});
}

function without(all: Texts, given: Texts): Texts {
  const entries = Object.entries(all).flatMap(([name, text]): [string, string | Texts][] => {
    const own = given[name];
    if (typeof text === 'object') return [[name, without(text, typeof own === 'object' ? own : {})]];
    return own === undefined ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes settings from the environment, the themes and the translations to a file on which pages depend, for the cache. */
function writeSettings({siteDir, profile, code, locales, textsIn}: Site, {variables}: MarkdownOptions): string {
  const file = path.join(siteDir, '.cache/kept/markdown-settings.json');
  const settings = JSON.stringify({
    profile,
    ...variables,
    texts: locales.map(textsIn),
    code: [code.isShown, [...code.kinds.named], [...code.kinds.plain]],
  });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== settings) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, settings);
  }
  return file;
}
