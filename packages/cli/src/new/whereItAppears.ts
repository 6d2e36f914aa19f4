import {prefixOf} from '../settings/site';
import type {Repository} from './repository';

const list = new Intl.ListFormat('en-US');

/** Tells the author of a new page where readers will find it, and what that takes. */
export function whereItAppears(kind: string, name: string, {site, kinds, sidebars}: Repository): string[] {
  const {address, part, place} = kinds[kind]!;
  const {languages} = site;
  const path = `${address}/${name.replace(/(^|\/)(README|index)$/, '')}`.replace(/(.)\/$/, '$1');
  const places = [path, ...languages.others.map((locale) => prefixOf(locale, languages) + path)];
  const addresses = `${places.length > 1 ? 'Addresses' : 'Address'}: ${list.format(places)}`;
  if (place === 'blog') return [addresses, 'Sidebar: first in the list of posts, and in the archive.'];
  if (place === 'none')
    return [addresses, 'Sidebar: none. Link to the page from the navigation bar, the footer or a text.'];
  const id = part ? `${part}/${name}` : name;
  return [addresses, `Sidebar: add '${id}' to sidebars.ts${siblingOf(id, sidebars)}.`];
}

/** Its likely neighbour: the last page of the same folder. */
function siblingOf(id: string, sidebars: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const lines = sidebars.split('\n');
  const line = lines.findLastIndex((text) => folder !== '' && new RegExp(`^\\s*'${folder}[^/']+',`).test(text));
  return line < 0 ? '' : `, for example below ${lines[line]?.trim().replace(/,$/, '')} in line ${line + 1}`;
}
