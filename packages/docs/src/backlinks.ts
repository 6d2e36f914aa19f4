import path from 'node:path';
import type {DocMetadata, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';
import {linkTargets} from './linkTargets';
import type {DocSource} from './sources';

type Doc = Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted'> & {frontMatter: Record<string, unknown>};

type Source = Omit<DocSource<Doc>, 'file'>;

interface Around {
  /** Which files want them, where their front matter says neither `backlinks: true` nor `backlinks: false`. */
  wanted: (key: string) => boolean;
  baseUrl: string;
  locale?: string;
}

/** For each page that wants them, by its id, the docs that link to it, in the order of their titles. */
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

/** `false` declines; without a word on it, the options of the plugin decide. */
export function asksForBacklinks(frontMatter: object): boolean | undefined {
  const {backlinks: asked} = frontMatter as {backlinks?: unknown};
  return typeof asked === 'boolean' ? asked : undefined;
}

/** The ways in which Docusaurus reads a target: an address, a file beside the page, a file below the folder of docs. */
function placesOf(target: string, key: string, baseUrl: string): string[] {
  if (target.startsWith('/')) return [normalizeUrl([baseUrl, target]), target.slice(1)];
  return [path.posix.join(path.posix.dirname(key), target), target];
}
