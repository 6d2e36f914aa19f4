import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {readPage} from '@lectern/cli/check/page';
import {withSettings} from '@lectern/cli/settings/readSite';
import {sourcesOf} from '@lectern/docs/sources';
import {describe} from '@lectern/kit/problems';
import {servedInPreview} from '@lectern/kit/servedInPreview';
import {readTopics, topicsFile} from './topics';

const fileName = 'context-help.json';

/** A topic, for the page of help topics and for products. */
export interface HelpTopic {
  id: string;
  title: string;
  url: string;
}

/**
 * Resolves help topics to pages: for the page that opens them (`src/components/HelpTopics`), and for
 * products, as `context-help.json` in each language.
 */
export default function contextHelp({siteDir, siteConfig, outDir, baseUrl}: LoadContext): Plugin {
  let topics: HelpTopic[] = [];
  return {
    name: 'context-help',
    getPathsToWatch: () => [path.join(siteDir, topicsFile)],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      topics = await findTopics(docs, siteDir, siteConfig);
      await actions.createData('topics.json', topics);
    },
    configureWebpack: () =>
      servedInPreview('context-help', (address) =>
        address === baseUrl + fileName ? () => Promise.resolve(toJson(topics)) : undefined,
      ),
    postBuild: () => writeFile(path.join(outDir, fileName), toJson(topics)),
  };
}

function toJson(topics: HelpTopic[]): string {
  return JSON.stringify(Object.fromEntries(topics.map(({id, ...topic}) => [id, topic])));
}

async function findTopics(
  {loadedVersions}: LoadedContent,
  siteDir: string,
  config: DocusaurusConfig,
): Promise<HelpTopic[]> {
  const site = await withSettings(siteDir, config);
  const latest = loadedVersions.find(({isLast}) => isLast);
  const sources = latest ? await sourcesOf(latest, siteDir) : [];
  const pages = sources.map(({doc, file, key, text}) => ({
    key,
    title: doc.title,
    headings: () => readPage({file, key, kind: 'doc', language: '', text}, site).headings,
  }));
  const {topics, problems} = readTopics(await readFile(path.join(siteDir, topicsFile), 'utf8'), pages);
  if (problems.length > 0) throw new Error(`Help topics\n\n${problems.map(describe).join('\n')}`);

  const addresses = new Map(sources.map(({doc, key}) => [key, doc.permalink]));
  return topics.map(({id, title, page, anchor}) => ({
    id,
    title,
    url: `${addresses.get(page)}${anchor ? `#${anchor}` : ''}`,
  }));
}
