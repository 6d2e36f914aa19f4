import type {ActiveDocContext, GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {getActiveVersion} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/**
 * Stands in for the plugin's own function, which each link of the navigation bar calls on each page, and which
 * compares the address with one doc after the other: a tenth of the time of rendering at 500 docs.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const activeDoc = activeVersion && byPath(activeVersion.docs).get(keyOf(pathname));
  const alternatives = activeDoc
    ? data.versions.map(({name, docs}) => [name, byId(docs).get(activeDoc.id)] as const).filter(([, doc]) => doc)
    : [];
  return {
    activeVersion,
    activeDoc,
    alternateDocVersions: Object.fromEntries(alternatives) as Record<string, GlobalDoc>,
  };
}

const byPath = indexBy(({path}) => keyOf(path));
const byId = indexBy(({id}) => id);

/** Addresses are compared as the router does. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

/** Made once for each list. */
function indexBy(key: (doc: GlobalDoc) => string): (docs: GlobalDoc[]) => Map<string, GlobalDoc> {
  const known = new WeakMap<GlobalDoc[], Map<string, GlobalDoc>>();
  return (docs) => {
    let index = known.get(docs);
    // Of two docs with one address, the router shows the first.
    if (!index) known.set(docs, (index = new Map([...docs].reverse().map((doc) => [key(doc), doc]))));
    return index;
  };
}
