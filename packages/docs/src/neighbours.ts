import type {LoadedContent, LoadedVersion, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {asksForBacklinks, backlinks} from './backlinks';
import type {OwnOptions} from './options';
import {relatedPages} from './related';
import {sourcesOf} from './sources';

/** Data about related docs, added to the metadata of a doc. */
export interface Neighbours {
  related?: PageLink[];
  backlinks?: PageLink[];
}

type Wanted = Pick<OwnOptions, 'related' | 'backlinks'>;

/** Adds related docs and backlinks to each doc, so that no page loads those of others. */
export async function withNeighbours(
  content: LoadedContent,
  context: LoadContext,
  wanted: Wanted,
): Promise<LoadedContent> {
  return {
    ...content,
    loadedVersions: await Promise.all(content.loadedVersions.map((version) => ofVersion(version, context, wanted))),
  };
}

async function ofVersion(version: LoadedVersion, context: LoadContext, wanted: Wanted): Promise<LoadedVersion> {
  const {siteDir, baseUrl} = context;
  const locale = context.i18n.currentLocale;
  const someWant = wanted.backlinks !== false || version.docs.some(({frontMatter}) => asksForBacklinks(frontMatter));
  const sources = someWant ? await sourcesOf(version, siteDir) : [];
  const related = wanted.related ? relatedPages(version.docs, wanted.related, locale) : undefined;
  const linking = backlinks(sources, {wanted: matcherOf(wanted.backlinks), baseUrl, locale});
  return {
    ...version,
    docs: version.docs.map((doc) => ({...doc, ...atFoot(related?.get(doc.id), linking.get(doc.id))})),
  };
}

function matcherOf(patterns: OwnOptions['backlinks']): (key: string) => boolean {
  return typeof patterns === 'boolean' ? () => patterns : createMatcher(patterns);
}

function atFoot(related: PageLink[] = [], linking: PageLink[] = []): Neighbours {
  return {...(related.length > 0 && {related}), ...(linking.length > 0 && {backlinks: linking})};
}
