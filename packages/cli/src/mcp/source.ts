import {existsSync} from 'node:fs';
import path from 'node:path';
import {readBuiltSite} from '../site/built';
import {folderSource} from './folderSource';
import {webSource} from './webSource';

/** A server, or the folder of a build, from which a site is read. Nothing outside the site is read. */
export interface Source {
  /** The base URL of the site, with a slash at the end. */
  base: URL;
  /** The text at a URL of the site, up to `limit` bytes; throws `NotThere` if there is none. */
  read: (url: URL, limit: number) => Promise<string>;
}

export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** `https://docs.example.com/product/`, or `build`. */
export function openSource(place: string, siteDir: string): Source {
  if (/^https?:/i.test(place)) {
    if (!URL.canParse(place)) throw new Error(`“${place}” is not a URL.`);
    const {origin, pathname, username, password} = new URL(place);
    if (username || password) throw new Error('A URL with a name or a password in it is not read: leave them out.');
    const folder = pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
    return webSource(new URL(folder, origin));
  }
  const folder = path.resolve(siteDir, place);
  if (!existsSync(folder)) {
    throw new Error(`There is no folder “${place}”: build the site first, or give the URL of its home page.`);
  }
  const {url, baseUrl} = readBuiltSite(folder);
  return folderSource(folder, new URL(baseUrl, url));
}
