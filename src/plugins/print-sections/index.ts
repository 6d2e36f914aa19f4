import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {fileOf, pathWithin} from '../builtPages';
import {findSections, type Section} from './findSections';
import {joinPages} from './joinPages';
import {sectionPage} from './sectionPage';

/**
 * Makes one long page of each category of the sidebars, at `/print/…`, for paper. It is made of the finished pages and
 * is no route: no other page carries anything for it, and neither sitemap nor search knows it.
 */
export default function printSections({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const site = {
    siteTitle: siteConfig.title,
    siteUrl: siteConfig.url,
    home: baseUrl,
    locale,
    htmlLang: i18n.localeConfigs[locale]!.htmlLang,
  };
  let sections: Section[] = [];
  return {
    name: 'print-sections',

    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      sections = loadedVersions.flatMap((version) => findSections(version, baseUrl));
    },

    async postBuild({outDir}) {
      for (const {address, title, pages} of sections) {
        const built = await Promise.all(
          pages.map(async (url) => {
            const file = fileOf(pathWithin(url, baseUrl), outDir);
            return {url: url.replace(/(?<=.)\/$/, ''), html: file ? await readFile(file, 'utf8') : ''};
          }),
        );
        const file = path.join(outDir, `${pathWithin(address, baseUrl)}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, sectionPage({...site, address, title, ...joinPages(built)}));
      }
    },
  };
}
