import {readFileSync} from 'node:fs';
import {site} from '../../src/config/site';
import {languages} from './routes';

/** The address of every page in the sitemaps of the build, without the host: first English, then French. */
export function sitemapAddresses(): string[] {
  return languages.flatMap(({prefix}) =>
    [...readFileSync(`build${prefix}/sitemap.xml`, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.slice(site.url.length),
    ),
  );
}
