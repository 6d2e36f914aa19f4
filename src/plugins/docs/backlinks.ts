import path from 'node:path';
import type {DocMetadata, PropNavigationLink as PageLink} from '@docusaurus/plugin-content-docs';
import {normalizeUrl} from '@docusaurus/utils';
import {linkTargets} from './linkTargets';
import type {DocSource} from './sources';

type Doc = Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted'> & {frontMatter: Record<string, unknown>};

type Source = Omit<DocSource<Doc>, 'file'>;

/**
 * For each page that wants them, by its id, the docs that link to it, in the order of their titles. A wiki lives on
 * such links; elsewhere `backlinks: true` in the front matter asks for them, and `backlinks: false` declines.
 */
export function backlinks(sources: Source[], baseUrl: string, locale?: string): Map<string, PageLink[]> {
  const byPlace = new Map(sources.flatMap(({doc, key}) => [key, doc.permalink].map((place) => [place, doc] as const)));
  const linking = new Map<Doc, Set<Doc>>(
    sources.filter(({doc}) => wantsBacklinks(doc)).map(({doc}) => [doc, new Set<Doc>()]),
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

function wantsBacklinks({id, frontMatter}: Doc): boolean {
  return typeof frontMatter.backlinks === 'boolean' ? frontMatter.backlinks : id.startsWith('wiki/');
}

/** The ways in which Docusaurus reads a target: an address, a file beside the page, a file below the folder of docs. */
function placesOf(target: string, key: string, baseUrl: string): string[] {
  if (target.startsWith('/')) return [normalizeUrl([baseUrl, target]), target.slice(1)];
  return [path.posix.join(path.posix.dirname(key), target), target];
}
