import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {type BuiltPage, pathWithin, takeStep} from '@lectern/kit/builtPages';
import {isExcluded} from '@lectern/kit/isExcluded';
import {Kept, keptFor} from '@lectern/kit/kept';
import type {Part} from '@lectern/kit/part';
import type {Sections} from '../sections';
import type {Texts} from '../texts';
import {announceTwin, twinOf} from './addresses';
import {fullText, overview, type ListedTwin} from './llms';
import {makeTwin, type Twin} from './makeTwin';

interface Options {
  /** Paths of pages without a twin; `/x/**` stands for what is below `/x`. */
  exclude: readonly string[];
  sections: Sections;
  /** What the site is, where its home page does not say it. */
  tagline: string;
  texts: Texts;
}

/**
 * Markdown beside each page that is to be found: `/docs/installation.md`. `llms.txt` lists these twins, and
 * `llms-full.txt` is all of their texts. They are made from the HTML of the build, where variables, snippets,
 * tabs and generated references have become text.
 */
export function twins(context: LoadContext, {exclude, sections, tagline, texts}: Options): Part {
  const {siteConfig, baseUrl} = context;
  let besides: string[] = [];
  return {
    allContentLoaded({allContent}) {
      besides = besidesIn(allContent);
    },

    async postBuild({outDir, routesPaths}) {
      const kept = new Kept<Twin>('markdown-twins', keptFor(context));
      const pages: {url: string; section: string; essence: string}[] = [];
      const look = (page: BuiltPage): void => {
        if (!page.head.isFindable || isExcluded(page.route, exclude)) return;
        pages.push({url: page.url, section: sections.of(page) ?? sections.other, essence: page.essence});
        announceTwin(page, twinOf(page.url));
      };
      await takeStep({outDir, baseUrl, routesPaths}, {stage: 'twins', look});

      const withTwin = new Set(pages.map(({url}) => url));
      const listed: ListedTwin[] = [];
      for (const {url, section, essence} of pages) {
        const surroundings = {url, siteUrl: siteConfig.url, site: siteConfig, withTwin};
        const {title, description, text} = kept.get(
          JSON.stringify([url, siteConfig.url, siteConfig.title, siteConfig.titleDelimiter, essence]),
          () => makeTwin(essence, surroundings),
          ({links}) => links.every(([address, hasTwin]) => withTwin.has(address) === hasTwin),
        );
        const file = path.join(outDir, decodeURIComponent(pathWithin(twinOf(url), baseUrl)));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
        // Of docs in several versions, the lists name the last.
        if (!besides.some((place) => `${url}/`.startsWith(`${place}/`)))
          listed.push({title, description, text, section, url: siteConfig.url + twinOf(url)});
      }
      kept.save();

      const site = {
        title: siteConfig.title,
        description: listed.find(({url}) => url === siteConfig.url + twinOf(baseUrl))?.description ?? tagline,
        sections: sections.names,
        leftOut: texts['publish.twins.leftOut'],
      };
      await writeFile(path.join(outDir, 'llms.txt'), overview(listed, site));
      await writeFile(path.join(outDir, 'llms-full.txt'), fullText(listed, site));
    },
  };
}

/** Where old versions of docs stand, and one that is not published yet. */
function besidesIn(content: AllContent): string[] {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return docs.flatMap(({loadedVersions}) =>
    loadedVersions.filter(({isLast}) => !isLast).map((version) => version.path.replace(/\/$/, '')),
  );
}
