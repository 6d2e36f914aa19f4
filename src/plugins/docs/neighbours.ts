import type {LoadedContent, LoadedVersion, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {backlinks} from './backlinks';
import {relatedPages} from './related';
import {sourcesOf} from './sources';

/** What the metadata of a doc says of its surroundings, beside what Docusaurus writes into it. */
export interface Neighbours {
  related?: PageLink[];
  backlinks?: PageLink[];
}

/** Gives each doc the few links that its foot shows. They travel with the page, so that no page carries those of others. */
export async function withNeighbours(content: LoadedContent, context: LoadContext): Promise<LoadedContent> {
  return {
    ...content,
    loadedVersions: await Promise.all(content.loadedVersions.map((version) => ofVersion(version, context))),
  };
}

async function ofVersion(version: LoadedVersion, {siteDir, baseUrl, i18n}: LoadContext): Promise<LoadedVersion> {
  const sources = await sourcesOf(version, siteDir);
  const related = relatedPages(version.docs, i18n.currentLocale);
  const linking = backlinks(sources, baseUrl, i18n.currentLocale);
  return {
    ...version,
    docs: version.docs.map((doc) => ({...doc, ...atFoot(related.get(doc.id), linking.get(doc.id))})),
  };
}

function atFoot(related: PageLink[] = [], linking: PageLink[] = []): Neighbours {
  return {...(related.length > 0 && {related}), ...(linking.length > 0 && {backlinks: linking})};
}
