import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {type BuiltPage, pathWithin, takeStep} from '@lectern/kit/builtPages';
import {BuildCache, cacheScope} from '@lectern/kit/buildCache';
import type {Part} from '@lectern/kit/part';
import type {Texts} from '../texts';
import {findSections, type Section} from './findSections';
import {joinPages, makePart, type PrintedArticle, type PrintedPage} from './joinPages';
import {sectionPage} from './sectionPage';

/**
 * Makes a long page of each category of the sidebars, at `/print/…`, for paper. It is created from the built pages and
 * isn't a route: other pages don't grow by it, and neither sitemap nor search includes it.
 */
export function print(context: LoadContext, texts: Texts): Part {
  const {siteConfig, baseUrl, i18n} = context;
  const {htmlLang, direction} = i18n.localeConfigs[i18n.currentLocale]!;
  const site = {
    siteTitle: siteConfig.title,
    siteUrl: siteConfig.url,
    home: baseUrl,
    icon: siteConfig.favicon && withBase(siteConfig.favicon, baseUrl),
    texts,
    htmlLang,
    direction,
  };
  let sections: Section[] = [];
  return {
    allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      sections = docs.flatMap(({loadedVersions}) =>
        loadedVersions.flatMap((version) => findSections(version, baseUrl)),
      );
    },

    async postBuild({outDir, routesPaths}) {
      const cache = new BuildCache<PrintedArticle>('print-sections', cacheScope(context));
      const wanted = new Set(sections.flatMap(({pages}) => pages.map(withoutSlash)));
      const printed = new Map<string, PrintedPage>();
      const edit = ({url: address, stableHtml, sheets, parse}: BuiltPage): void => {
        const url = withoutSlash(address);
        if (!wanted.has(url)) return;
        const part = cache.get(JSON.stringify([url, stableHtml]), () => makePart(url, parse()));
        printed.set(url, {url, part, stylesheets: sheets});
      };
      await takeStep({outDir, baseUrl, routesPaths}, {stage: 'print', edit});
      cache.save();

      for (const {address, title, pages} of sections) {
        const built = pages.flatMap((url) => printed.get(withoutSlash(url)) ?? []);
        const file = path.join(outDir, `${pathWithin(address, baseUrl)}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, sectionPage({...site, address, title, ...joinPages(built)}));
      }
    },
  };
}

/** `img/icon.svg` → `/fr/img/icon.svg`, but a URL of another site stays. */
function withBase(file: string, baseUrl: string): string {
  return /^(?:\w+:|\/\/)/.test(file) ? file : baseUrl + file.replace(/^\//, '');
}

/** `/docs/guides/` → `/docs/guides`, but `/` stays. */
function withoutSlash(url: string): string {
  return url.replace(/(?<=.)\/$/, '');
}
