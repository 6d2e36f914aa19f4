import {generate} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {Descriptions} from './descriptions';

/** Data about a version of the docs for pages with cards; other pages don't load it. */
export interface Cards {
  /** Descriptions of docs, by id. */
  descriptions: Record<string, string | undefined>;
  /** The URL of the list of tags, if a doc has one. */
  tags?: string;
}

/** By the id of the plugin and the name of the version. */
export type AllCards = Record<string, Record<string, Cards>>;

/** Data of all docs plugins of a site, complete before any of them writes. */
const known = new WeakMap<LoadContext, AllCards>();

export function keepCards(
  context: LoadContext,
  id: string,
  {loadedVersions}: LoadedContent,
  descriptions: Descriptions,
): void {
  const entries = loadedVersions.map(({versionName, tagsPath, docs}): [string, Cards] => [
    versionName,
    {
      descriptions: descriptions[versionName] ?? {},
      ...(docs.some(({tags}) => tags.length > 0) && {tags: tagsPath}),
    },
  ]);
  known.set(context, {...known.get(context), [id]: Object.fromEntries(entries)});
}

/** Writes `@generated/lectern-docs/cards.json` for components: they can only import one file, whatever the id of a plugin. */
export async function writeCards(context: LoadContext): Promise<void> {
  const inOrder = Object.entries(known.get(context) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  await generate(context.generatedFilesDir, 'lectern-docs/cards.json', JSON.stringify(Object.fromEntries(inOrder)));
}
