import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Part} from '@lectern/kit/part';
import {robotsText} from './robotsText';

/** Writes `robots.txt` once for the whole site, unless `static/` has such a file. */
export function robots({siteConfig, i18n}: LoadContext): Part {
  return {
    async postBuild({outDir, plugins}) {
      const file = path.join(outDir, 'robots.txt');
      if (i18n.currentLocale !== i18n.defaultLocale || existsSync(file)) return;
      const sitemap = plugins.find(({name}) => name === 'docusaurus-plugin-sitemap');
      const roots = i18n.locales.map((locale) => {
        const {url, baseUrl} = i18n.localeConfigs[locale]!;
        return `${url}${baseUrl}`;
      });
      await writeFile(file, robotsText(siteConfig.noIndex || !sitemap ? [] : roots));
    },
  };
}
