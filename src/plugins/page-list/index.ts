import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPage} from './readPage';

/**
 * Writes `pages.json` for each language: the address and the title of every page, for the not-found page
 * to find what resembles an unknown address. Nothing else loads it.
 */
export default function pageList({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async postBuild({outDir, routesPaths}) {
      const pages = await Promise.all(
        [...new Set(routesPaths)].sort().map(async (route) => {
          const address = `/${route.slice(baseUrl.length)}`;
          const file = path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
          if (!existsSync(file)) return [];
          const {title, isHidden} = readPage(await readFile(file, 'utf8'), siteConfig.title);
          return isHidden ? [] : [[address, title]];
        }),
      );
      await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages.flat()));
    },
  };
}
