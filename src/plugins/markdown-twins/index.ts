import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {findPagesOnce, pathWithin, type PageRules} from '../search/build/findPages';
import {announceTwin, twinOf} from './addresses';
import {fullText, overview, type ListedTwin} from './llms';
import {makeTwin} from './makeTwin';

/**
 * Markdown beside each page that search finds: `/docs/installation.md`. `llms.txt` lists these twins, and
 * `llms-full.txt` is all of their texts. They are made from the HTML of the build, where variables, snippets,
 * tabs and generated references have become text.
 */
export default function markdownTwins({siteConfig, baseUrl, i18n}: LoadContext, rules: PageRules): Plugin {
  return {
    name: 'markdown-twins',

    async postBuild({outDir, routesPaths}) {
      const pages = await findPagesOnce({routes: routesPaths, baseUrl, outDir}, rules);
      const withTwin = new Set(pages.map(({url}) => url));
      const twins: ListedTwin[] = [];

      for (const {url, kind} of pages) {
        const twin = twinOf(url);
        const file = path.join(outDir, decodeURIComponent(pathWithin(twin, baseUrl)));
        const page = await readPage(outDir, pathWithin(url, baseUrl));
        const {title, description, text} = makeTwin(page.html, {url, siteUrl: siteConfig.url, withTwin});
        await writeFile(file, text);
        await replaceFile(page.file, announceTwin(page.html, twin));
        twins.push({title, description, text, kind, url: siteConfig.url + twin});
      }

      const site = {
        title: siteConfig.title,
        description: twins.find(({url}) => url === siteConfig.url + twinOf(baseUrl))?.description ?? siteConfig.tagline,
        locale: i18n.currentLocale as Locale,
      };
      await writeFile(path.join(outDir, 'llms.txt'), overview(twins, site));
      await writeFile(path.join(outDir, 'llms-full.txt'), fullText(twins, site));
    },
  };
}

async function readPage(outDir: string, route: string): Promise<{file: string; html: string}> {
  const file = path.join(outDir, route === '/' ? 'index.html' : `${decodeURIComponent(route)}.html`);
  return {file, html: await readFile(file, 'utf8')};
}

/** At once: other plugins read the same pages meanwhile, and must not find half of one. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
