import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {sourceHash} from '../search/build/sourceHash';

/** A type, not an interface: Docusaurus takes any record for options. */
export type OfflineOptions = {
  isOn: boolean;
  /** What the site is made of, as glob patterns: another version begins when one of these files changes. */
  sources: string[];
};

const file = 'service-worker.js';

/**
 * Keeps visited pages and search in the browser, by a service worker for the whole site. Where it is off, pages carry
 * nothing for it; only browsers that have one from before ask for the file, and find one that removes itself.
 */
export default function offline({siteDir, siteConfig, i18n}: LoadContext, {isOn, sources}: OfflineOptions): Plugin {
  const isActive = isOn && process.env.NODE_ENV !== 'development';
  const root = i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
  let version = '';
  return {
    name: 'offline',

    async loadContent() {
      const {title, tagline, url} = siteConfig;
      if (isActive) version = await sourceHash(siteDir, sources, [title, tagline, url, root]);
    },

    getClientModules: () => (isActive ? [path.join(__dirname, 'client.ts')] : []),

    injectHtmlTags: () => ({
      headTags: isActive
        ? [{tagName: 'meta', attributes: {name: 'site-version', content: version, 'data-worker': root + file}}]
        : [],
    }),

    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const worker = bundle(isActive ? 'worker.ts' : 'retire.ts', {VERSION: version, ROOT: root});
      await writeFile(path.join(outDir, file), worker);
    },
  };
}

function bundle(source: string, constants: Record<string, string>): string {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, source)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define,
    write: false,
  });
  return outputFiles[0]!.text;
}
