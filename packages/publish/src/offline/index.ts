import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {sourceHash} from '@lectern/kit/sourceHash';
import type {Part} from '@lectern/kit/part';
import {textsOfSite} from '@lectern/kit/textsOfSite';
import {textsIn} from '../texts';
import type {OfflineLanguage} from './answers';
import {browserFolder} from './folders';

export interface OfflineOptions {
  /** Glob patterns of the sources of the site: a change in one of these files starts another version. */
  sources: string[];
}

const file = 'service-worker.js';

/**
 * Caches visited pages in the browser, by a service worker for the whole site. With `'retire'`, pages contain nothing for
 * it; browsers with an old worker fetch its file, and get one that removes itself.
 */
export function offline(context: LoadContext, options: OfflineOptions | 'retire'): Part {
  const {siteDir, siteConfig, i18n} = context;
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  const sources = options !== 'retire' && process.env.NODE_ENV !== 'development' ? options.sources : undefined;
  let version = '';
  return {
    async loadContent() {
      const {title, tagline, url} = siteConfig;
      if (sources) version = await sourceHash(siteDir, sources, [title, tagline, url, root]);
    },

    getClientModules: () => (sources ? [path.join(browserFolder, 'client')] : []),

    injectHtmlTags: () => ({
      headTags: sources
        ? [{tagName: 'meta', attributes: {name: 'site-version', content: version, 'data-worker': root + file}}]
        : [],
    }),

    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const worker = sources
        ? bundle('worker', {VERSION: version, ROOT: root, LANGUAGES: languagesOf(context)})
        : bundle('retire', {ROOT: root});
      await writeFile(path.join(outDir, file), worker);
    },
  };
}

function languagesOf(context: LoadContext): OfflineLanguage[] {
  const {locales, defaultLocale, localeConfigs} = context.i18n;
  const inOrder = [...locales.filter((locale) => locale !== defaultLocale), defaultLocale];
  return inOrder.map((locale) => {
    const {baseUrl, htmlLang, direction} = localeConfigs[locale]!;
    const texts = textsIn(locale, textsOfSite(context, locale));
    return {
      prefix: baseUrl.slice(localeConfigs[defaultLocale]!.baseUrl.length),
      htmlLang,
      direction,
      words: texts.offline,
    };
  });
}

function bundle(source: string, constants: Record<string, unknown>): string {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const {outputFiles} = buildSync({
    entryPoints: [path.join(browserFolder, source)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define,
    write: false,
  });
  return outputFiles[0]!.text;
}
