import {readdirSync, readFileSync, statSync} from 'node:fs';
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

/** The sections for paper, which no sitemap names; the longest ones hold the same pages as shorter ones. */
export function printedAddresses(): string[] {
  return languages.flatMap(({prefix}) =>
    (readdirSync(`build${prefix}/print`, {recursive: true}) as string[])
      .filter((name) => name.endsWith('.html') && statSync(`build${prefix}/print/${name}`).size < 500_000)
      .sort()
      .map((name) => `${prefix}/print/${name.slice(0, -'.html'.length)}`),
  );
}
