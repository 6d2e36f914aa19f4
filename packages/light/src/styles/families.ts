import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {staysStock} from '@lectern/kit/stock';
import type {Families} from '../options';
import {isLeftOut, resolveAmong} from '../reached';

/** Of Docusaurus’ own themes. */
const ofThemes: Families = {
  blog: ['theme-classic/lib/theme/Blog', 'theme-classic/lib/theme/Icon/Socials'],
  cards: ['theme-classic/lib/theme/DocCard', 'theme-classic/lib/theme/DocCategoryGeneratedIndexPage'],
  diagrams: ['theme-mermaid/lib'],
};

/**
 * Styles that few pages need. Each family is a sheet of its own, which only pages that show something of it load; all
 * other styles are in the sheet of every page.
 */
export function familiesOf(ofSite: Families): Record<string, RegExp> {
  const known: Families = isLeftOut('families') ? {} : ofThemes;
  const names = [...new Set([...Object.keys(known), ...Object.keys(ofSite)])].sort();
  return Object.fromEntries(names.map((name) => [name, within([...(known[name] ?? []), ...(ofSite[name] ?? [])])]));
}

/** Says which of its own families a theme that is there has in other folders: all pages load those with the rest. */
export function checkThemes(siteDir: string, families = ofThemes): void {
  for (const [name, folders] of Object.entries(families)) {
    if (folders.every((folder) => isWhereItWas(folder, siteDir))) continue;
    staysStock('@lectern/light', `all pages load the styles of ${name}`, `these are not in ${folders.join(', ')}`);
  }
}

function isWhereItWas(folder: string, siteDir: string): boolean {
  const [theme = '', ...below] = folder.split('/');
  let place: string;
  try {
    place = path.join(path.dirname(resolveAmong(`@docusaurus/${theme}/package.json`, siteDir)), ...below);
  } catch {
    // The site does without.
    return true;
  }
  const parent = path.dirname(place);
  return existsSync(parent) && readdirSync(parent).some((name) => name.startsWith(path.basename(place)));
}

const within = (folders: string[]): RegExp =>
  new RegExp(`/(?:${folders.join('|')})`.replaceAll('/', String.raw`[\\/]`));
