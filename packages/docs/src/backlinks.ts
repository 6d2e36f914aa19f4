import path from 'node:path';
import type {DocMetadata, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';
import {linkTargets} from './linkTargets';
import type {DocSource} from './sources';

type Doc = Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted'> & {frontMatter: Record<string, unknown>};

type Source = Omit<DocSource<Doc>, 'file'>;

interface Around {
  /** Whether a doc lists backlinks if its front matter doesn't say so. */
  wanted: (key: string) => boolean;
  baseUrl: string;
  locale?: string;
}

/** The docs that link to each doc, by id, sorted by title. */
export function backlinks(sources: Source[], {wanted, baseUrl, locale}: Around): Map<string, PageLink[]> {
  const byPlace = new Map(sources.flatMap(({doc, key}) => [key, doc.permalink].map((place) => [place, doc] as const)));
  const linking = new Map<Doc, Set<Doc>>(
    sources
      .filter(({doc, key}) => asksForBacklinks(doc.frontMatter) ?? wanted(key))
      .map(({doc}) => [doc, new Set<Doc>()]),
  );
  for (const {doc, key, text} of sources) {
    if (doc.unlisted) continue;
    for (const target of linkTargets(text)) {
      const linked = placesOf(target, key, baseUrl)
        .map((place) => byPlace.get(place))
        .find(Boolean);
      if (linked && linked !== doc) linking.get(linked)?.add(doc);
    }
  }
  return new Map(
    [...linking].map(([{id}, docs]) => [
      id,
      [...docs]
        .sort((a, b) => a.title.localeCompare(b.title, locale))
        .map(({title, permalink}) => ({title, permalink})),
    ]),
  );
}

/** The value in the front matter; undefined leaves it to the options of the plugin. */
export function asksForBacklinks(frontMatter: object): boolean | undefined {
  const {backlinks: asked} = frontMatter as {backlinks?: unknown};
  return typeof asked === 'boolean' ? asked : undefined;
}

/** Ways in which Docusaurus resolves a target: as a URL, a file beside the page, or a file in the folder of docs. */
function placesOf(target: string, key: string, baseUrl: string): string[] {
  if (target.startsWith('/')) return [normalizeUrl([baseUrl, target]), target.slice(1)];
  return [path.posix.join(path.posix.dirname(key), target), target];
}
