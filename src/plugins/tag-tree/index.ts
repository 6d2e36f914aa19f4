import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {parse} from 'yaml';

interface Tag {
  label: string;
  permalink: string;
}

/**
 * Tag pages of the docs know their own tag only. This gives them all of them, so that they can show
 * where theirs stands; the file is imported by those pages and burdens no other.
 */
export default function tagTree({siteDir, baseUrl, i18n, localizationDir}: LoadContext): Plugin<Tag[]> {
  const file =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'docs/tags.yml')
      : path.join(localizationDir, 'docusaurus-plugin-content-docs/current/tags.yml');
  return {
    name: 'tag-tree',
    getPathsToWatch: () => [file],
    async loadContent() {
      const tags = parse(await readFile(file, 'utf8')) as Record<string, Tag>;
      return Object.values(tags).map(({label, permalink}) => ({
        label,
        permalink: normalizeUrl([baseUrl, 'docs/tags', permalink]),
      }));
    },
    async contentLoaded({content, actions}) {
      await actions.createData('tags.json', content);
    },
  };
}
