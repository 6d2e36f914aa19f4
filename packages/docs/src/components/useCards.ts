import cards from '@generated/lectern-docs/cards.json';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Cards} from '../cards';

/** Data about the docs of this version, for components that aren't on each page. */
export function useCards(): Cards {
  const {pluginId, version} = useDocsVersion();
  return cards[pluginId]?.[version] ?? {descriptions: {}};
}
