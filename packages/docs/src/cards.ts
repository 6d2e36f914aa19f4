import {generate} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {Descriptions} from './descriptions';

/** What pages that show cards know of a version of the docs, and others do not bring. */
export interface Cards {
  /** What docs say of themselves, by their ids. */
  descriptions: Record<string, string | undefined>;
  /** Where all tags are listed, if some doc has one. */
  tags?: string;
}

/** By the id of the plugin and the name of the version. */
export type AllCards = Record<string, Record<string, Cards>>;

/** Of all plugins of a site: each has its content before any of them writes. */
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

/** For components, as `@generated/lectern-docs/cards.json`: a plugin with another id has no file of its own to import. */
export async function writeCards(context: LoadContext): Promise<void> {
  const inOrder = Object.entries(known.get(context) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  await generate(context.generatedFilesDir, 'lectern-docs/cards.json', JSON.stringify(Object.fromEntries(inOrder)));
}
