import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import {docsOf, type TaggedDoc} from './tree';

export interface CountedTag {
  label: string;
  permalink: string;
  pages: number;
}

export interface ListedDoc extends TaggedDoc {
  title: string;
  permalink: string;
}

/**
 * Tag pages of the docs know their own tag only. This gives them all that `tags.yml` has, of each version, so that they
 * can show where theirs stands, each with the number of pages that carry it or one below it.
 */
export async function countTags(content: AllContent): Promise<CountedTag[]> {
  return (await Promise.all(versionsOf(content).map(countOfVersion))).flat();
}

/** The docs that have tags, by title, for pages of tags that have narrower ones. */
export function listDocs(content: AllContent, language: string): ListedDoc[] {
  const docs = versionsOf(content).flatMap(docsWithTags);
  return docs.sort((a, b) => a.title.localeCompare(b.title, language));
}

function versionsOf(content: AllContent): LoadedVersion[] {
  const docs = Object.values((content['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>);
  return docs.flatMap(({loadedVersions}) => loadedVersions);
}

async function countOfVersion(version: LoadedVersion): Promise<CountedTag[]> {
  const {tagsPath, ...contentPaths} = version;
  const tags = Object.values((await getTagsFile({contentPaths, tags: undefined})) ?? {});
  const docs = docsWithTags(version);
  return tags
    .map(({label, permalink}) => ({label, permalink: normalizeUrl([tagsPath, permalink])}))
    .map((tag) => ({...tag, pages: docsOf(tag, docs).length}));
}

function docsWithTags({docs}: LoadedVersion): ListedDoc[] {
  return docs
    .filter(({unlisted, tags}) => !unlisted && tags.length > 0)
    .map(({title, permalink, tags}) => ({title, permalink, tags: tags.map((tag) => tag.permalink)}));
}
