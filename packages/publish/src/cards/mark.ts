import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

interface Navbar {
  logo?: {src?: string};
}

/** Reads the logo for cards: the SVG file that the site names, or the logo of its navbar, if that is an SVG. */
export function readMark(
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  named?: string | false,
): string {
  if (named === false) return '';
  const logo = (siteConfig.themeConfig.navbar as Navbar | undefined)?.logo?.src ?? '';
  const files = named ? [named] : siteConfig.staticDirectories.map((folder) => path.join(folder, logo));
  const file = files
    .filter((name) => name.endsWith('.svg'))
    .map((name) => path.join(siteDir, name))
    .find((candidate) => existsSync(candidate));
  if (named && !file)
    throw new Error(`@lectern/publish: there is no SVG file “${named}”, which the option “cards.mark” names.`);
  return file ? readFileSync(file, 'utf8') : '';
}
