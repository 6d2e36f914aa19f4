import {prefixOf} from '../../src/config/i18n';
import type {Languages} from '@lectern/cli/settings/site';
import {thisSite} from '../../src/settings/thisSite';
import {kinds, type Kind} from './kinds';

const list = new Intl.ListFormat('en-US');

/** Tells the author of a new page where readers will find it, and what that takes. */
export function whereItAppears(
  kind: Kind,
  name: string,
  sidebars: string,
  {others}: Languages = thisSite.languages,
): string[] {
  const {address, place} = kinds[kind];
  const path = `/${[address, name.replace(/(^|\/)(README|index)$/, '')].filter(Boolean).join('/')}`;
  const places = [path, ...others.map((locale) => prefixOf(locale) + path)];
  const addresses = `${places.length > 1 ? 'Addresses' : 'Address'}: ${list.format(places)}`;
  if (place === 'blog') return [addresses, 'Sidebar: first in the list of posts, and in the archive.'];
  if (place === 'none')
    return [addresses, 'Sidebar: none. Link to the page from src/config/navbar.ts, src/config/footer.ts or a text.'];
  const id = kind === 'wiki' ? `wiki/${name}` : name;
  return [addresses, `Sidebar: add '${id}' to sidebars.ts${siblingOf(id, sidebars)}.`];
}

/** Its likely neighbour: the last page of the same folder. */
function siblingOf(id: string, sidebars: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const lines = sidebars.split('\n');
  const line = lines.findLastIndex((text) => folder !== '' && new RegExp(`^\\s*'${folder}[^/']+',`).test(text));
  return line < 0 ? '' : `, for example below ${lines[line]?.trim().replace(/,$/, '')} in line ${line + 1}`;
}
