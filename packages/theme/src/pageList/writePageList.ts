import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {isNotFound, takeStep, type BuiltPage} from '@lectern/kit/builtPages';
import {titleOf} from '@lectern/kit/titleOf';

/**
 * Writes `pages.json` for each language: the URL and the title of every page, with which the 404 page
 * finds pages similar to an unknown URL. Only that page loads it.
 */
export async function writePageList({outDir, baseUrl, routesPaths, siteConfig}: Props): Promise<void> {
  const pages: [address: string, title: string][] = [];
  const look = ({route, head}: BuiltPage): void => {
    if (!isNotFound(route) && !head.isHidden) pages.push([route, titleOf(head, siteConfig)]);
  };
  await takeStep({outDir, baseUrl, routesPaths}, {stage: 'list', look});
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(pages));
}
