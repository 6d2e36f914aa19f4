import cards from '@generated/lectern-docs/cards.json';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Cards} from '../cards';

/** What is known of the docs of this version, for components that are not on each page. */
export function useCards(): Cards {
  const {pluginId, version} = useDocsVersion();
  return cards[pluginId]?.[version] ?? {descriptions: {}};
}
