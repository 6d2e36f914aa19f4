import descriptions from '@generated/docusaurus-plugin-content-docs/default/descriptions.json';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** What the docs of this version are about, by their ids: for components that are not on each page. */
export function useDescriptions(): Record<string, string | undefined> {
  return descriptions[useDocsVersion().version] ?? {};
}
