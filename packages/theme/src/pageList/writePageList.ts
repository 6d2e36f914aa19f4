import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {isNotFound, visitPages} from '@lectern/kit/builtPages';
import {readPage} from './readPage';

/**
 * Writes `pages.json` for each language: the address and the title of every page, for the not-found page
 * to find what resembles an unknown address. Nothing else loads it.
 */
export async function writePageList({outDir, baseUrl, routesPaths, siteConfig}: Props): Promise<void> {
  const pages: [address: string, title: string][] = [];
  await visitPages({outDir, baseUrl, routesPaths}, ({route, html}) => {
    if (isNotFound(route)) return;
    const {title, isHidden} = readPage(html, siteConfig.title);
    if (!isHidden) pages.push([route, title]);
  });
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
}
