import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {staysStock} from '@lectern/kit/stock';

/** Files below `lib` of Docusaurus' docs plugin, and what in each shows that it is as this package knows it. */
export const reached: Record<string, string[]> = {
  'client/index.js': [' getActiveVersion, getActiveDocContext,', "} from './docsClientUtils';"],
  'client/docsClientUtils.js': [
    'export function getActiveVersion(data, pathname) {',
    'export function getActiveDocContext(data, pathname) {',
    'activeVersion?.docs.find((doc) => !!matchPath(pathname, {',
    'alternateDocVersions: alternateVersionDocs,',
  ],
};

const library = path.dirname(require.resolve('@docusaurus/plugin-content-docs'));

/** Whether `components/docsClientUtils.ts` can stand in for what it replaces; if not, it says once what is stock then. */
export function isKnown(folder = library): boolean {
  const changed = Object.entries(reached).find(([file, marks]) => {
    const place = path.join(folder, file);
    const source = existsSync(place) ? readFileSync(place, 'utf8') : '';
    return !marks.every((mark) => source.includes(mark));
  });
  if (!changed) return true;
  staysStock(
    '@lectern/docs',
    'menus look for the shown doc among all docs',
    `@docusaurus/plugin-content-docs/lib/${changed[0]} is another one`,
  );
  return false;
}
