import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Framework} from './dropUnused';
import {classesOf} from './linkSheets';

/** What Infima styles, which the theme brings as a whole; nothing, where a site has none. */
export function readInfima(siteDir: string): Framework | undefined {
  try {
    const css = readFileSync(resolveAmong('infima/dist/css/default/default.css', siteDir), 'utf8');
    return {classes: classesOf(css), properties: new Set(css.match(/--[\w-]+(?=\s*:)/g))};
  } catch {
    return undefined;
  }
}

/** It belongs to the theme, and this mostly to the preset: a package manager may put each below the other. */
function resolveAmong(file: string, siteDir: string): string {
  const places = [siteDir];
  for (const name of ['@docusaurus/preset-classic', '@docusaurus/theme-classic']) {
    try {
      places.push(path.dirname(require.resolve(`${name}/package.json`, {paths: [...places]})));
    } catch {
      // The site has the one without the other.
    }
  }
  return require.resolve(file, {paths: places});
}
