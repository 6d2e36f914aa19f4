import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {type BuiltPage, pathWithin, takeStep} from '@lectern/kit/builtPages';
import {isExcluded} from '@lectern/kit/isExcluded';
import {BuildCache, cacheScope} from '@lectern/kit/buildCache';
import type {Part} from '@lectern/kit/part';
import type {Sections} from '../sections';
import type {Texts} from '../texts';
import {announceTwin, twinOf} from './addresses';
import {fullText, overview, type ListedTwin} from './llms';
import {linkedLists, listOf, type Version, versionOf, versionsIn} from './lists';
import {makeTwin, type Twin} from './makeTwin';

interface Options {
  /** Paths of pages without a twin; `/x/**` matches everything below `/x`. */
  exclude: readonly string[];
  sections: Sections;
  /** A line about the site, if its home page has no description. */
  tagline: string;
  texts: Texts;
}

/**
 * Markdown beside each page that search should find: `/docs/installation.md`. `llms.txt` lists these twins, one for each
 * language and version, and `llms-full.txt` contains their texts. They are created from the built HTML, in which variables,
 * snippets, tabs and generated references are text.
 */
export function twins(context: LoadContext, {exclude, sections, tagline, texts}: Options): Part {
  const {siteConfig, baseUrl} = context;
  let versions: Version[] = [];
  return {
    allContentLoaded({allContent}) {
      versions = versionsIn(allContent);
    },

    async postBuild({outDir, routesPaths}) {
      const cache = new BuildCache<Twin>('markdown-twins', cacheScope(context));
      const withTwin = new Set<string>();
      const surroundings = {siteUrl: siteConfig.url, site: siteConfig, withTwin};
      const all: (ListedTwin & {file: string; version?: Version})[] = [];
      const look = (page: BuiltPage): void => {
        if (!page.head.isFindable || isExcluded(page.route, exclude)) return;
        withTwin.add(page.url);
        announceTwin(page, twinOf(page.url));
      };
      const edit = (page: BuiltPage): void => {
        const {url, stableHtml} = page;
        if (!withTwin.has(url)) return;
        const {title, description, text} = cache.get(
          JSON.stringify([url, siteConfig.url, siteConfig.title, siteConfig.titleDelimiter, stableHtml]),
          () => makeTwin(page, surroundings),
          ({links}) => links.every(([address, hasTwin]) => withTwin.has(address) === hasTwin),
        );
        const section = sections.of(page) ?? sections.other;
        const address = twinOf(url);
        const file = fileOf(address, outDir);
        all.push({
          title,
          description,
          text,
          section,
          file,
          version: versionOf(url, versions),
          url: siteConfig.url + address,
        });
      };
      await takeStep({outDir, baseUrl, routesPaths}, {stage: 'twins', look, edit});

      for (const {file, text} of all) {
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      cache.save();

      // With docs in several versions, the lists of the whole site have the latest.
      const listed = all.filter(({version}) => version?.isLast !== false);
      const site = {
        title: siteConfig.title,
        description: listed.find(({url}) => url === siteConfig.url + twinOf(baseUrl))?.description ?? tagline,
        sections: sections.names,
        leftOut: texts.twins.leftOut,
        lists: {heading: texts.twins.lists, links: linkedLists(versions, context)},
      };
      for (const version of versions.filter((one) => listOf(one) !== `${baseUrl}llms.txt`)) {
        const file = fileOf(listOf(version), outDir);
        const own = all.filter((twin) => twin.version === version);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, overview(own, {...site, title: `${site.title} ${version.name}`}));
      }
      await writeFile(path.join(outDir, 'llms.txt'), overview(listed, site));
      await writeFile(path.join(outDir, 'llms-full.txt'), fullText(listed, site));
    },
  };

  function fileOf(url: string, outDir: string): string {
    return path.join(outDir, decodeURIComponent(pathWithin(url, baseUrl)));
  }
}
