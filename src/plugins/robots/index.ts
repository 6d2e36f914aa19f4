import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsText} from './robotsText';

/** Writes `robots.txt` once for the whole site, unless a file in `static/` takes its place. */
export default function robots({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      const file = path.join(outDir, 'robots.txt');
      if (i18n.currentLocale !== i18n.defaultLocale || existsSync(file)) return;
      const roots = i18n.locales.map((locale) => {
        const {url, baseUrl} = i18n.localeConfigs[locale]!;
        return `${url}${baseUrl}`;
      });
      await writeFile(file, robotsText(siteConfig.noIndex ? [] : roots));
    },
  };
}
