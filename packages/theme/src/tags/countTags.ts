import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import {countBelow} from './tree';

export interface CountedTag {
  label: string;
  permalink: string;
  pages: number;
}

/**
 * Tag pages of the docs know their own tag only. This gives them all that `tags.yml` has, of each version, so that they
 * can show where theirs stands, each with the number of pages that carry it or one below it.
 */
export async function countTags(content: AllContent): Promise<CountedTag[]> {
  const docs = Object.values((content['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>);
  const versions = docs.flatMap(({loadedVersions}) => loadedVersions);
  return (await Promise.all(versions.map(countOfVersion))).flat();
}

async function countOfVersion({docs, tagsPath, ...contentPaths}: LoadedVersion): Promise<CountedTag[]> {
  const tags = Object.values((await getTagsFile({contentPaths, tags: undefined})) ?? {});
  const listed = docs.filter(({unlisted}) => !unlisted).map((doc) => doc.tags.map(({permalink}) => permalink));
  return tags
    .map(({label, permalink}) => ({label, permalink: normalizeUrl([tagsPath, permalink])}))
    .map((tag) => ({...tag, pages: countBelow(tag, listed)}));
}
