import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {pathWithin, visitPages} from '../builtPages';
import {Kept} from '../kept';
import {findPage, type PageRules} from '../search/build/findPages';
import type {Kind} from '../search/shared/types';
import {announceTwin, twinOf} from './addresses';
import {fullText, overview, type ListedTwin} from './llms';
import {makeTwin, type Twin} from './makeTwin';

/**
 * Markdown beside each page that search finds: `/docs/installation.md`. `llms.txt` lists these twins, and
 * `llms-full.txt` is all of their texts. They are made from the HTML of the build, where variables, snippets,
 * tabs and generated references have become text.
 */
export default function markdownTwins({siteDir, siteConfig, baseUrl, i18n}: LoadContext, rules: PageRules): Plugin {
  return {
    name: 'markdown-twins',

    async postBuild({outDir, routesPaths}) {
      const kept = new Kept<Twin>('markdown-twins', siteDir);
      const pages: {url: string; kind: Kind; essence: string}[] = [];
      await visitPages({outDir, baseUrl, routesPaths}, (page) => {
        const found = findPage(page, rules);
        if (!found) return undefined;
        pages.push({url: page.url, kind: found.kind, essence: page.essence});
        return announceTwin(page.html, twinOf(page.url));
      });

      const withTwin = new Set(pages.map(({url}) => url));
      const twins: ListedTwin[] = [];
      for (const {url, kind, essence} of pages) {
        const surroundings = {url, siteUrl: siteConfig.url, withTwin};
        const {title, description, text} = kept.get(
          JSON.stringify([url, siteConfig.url, essence]),
          () => makeTwin(essence, surroundings),
          ({links}) => links.every(([address, hasTwin]) => withTwin.has(address) === hasTwin),
        );
        await writeFile(path.join(outDir, decodeURIComponent(pathWithin(twinOf(url), baseUrl))), text);
        twins.push({title, description, text, kind, url: siteConfig.url + twinOf(url)});
      }
      kept.save();

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
