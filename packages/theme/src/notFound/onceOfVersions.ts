import type {Page} from './closestPages';

/** As Docusaurus knows it in the browser; here the path is below the base path of the language. */
export interface Version {
  path: string;
  isLast: boolean;
}

/**
 * Of a page that several versions of docs have, the one that readers come to without naming a version, or else the
 * newest; for an address that names a version, that of this one. Each list has the versions of some docs, newest first.
 */
export function onceOfVersions(address: string, pages: Page[], docs: Version[][]): Page[] {
  const roots = docs.flatMap((versions, place) => versions.map(({path, isLast}) => ({place, path, isLast})));
  const nearestFirst = [...roots].sort((a, b) => b.path.length - a.path.length);
  const rootOf = (path: string) => nearestFirst.find((root) => isBelow(root.path, path));
  const asked = rootOf(address);
  const inOrder = [...roots].sort(
    (a, b) => Number(b === asked) - Number(a === asked) || Number(b.isLast) - Number(a.isLast),
  );
  const chosen = new Map<string, {page: Page; rank: number}>();
  for (const page of pages) {
    const root = rootOf(page[0]);
    const key = root ? `${root.place} ${page[0].slice(root.path.length).replace(/^\//, '')}` : page[0];
    const rank = root ? inOrder.indexOf(root) : 0;
    if (rank < (chosen.get(key)?.rank ?? Infinity)) chosen.set(key, {page, rank});
  }
  const kept = new Set([...chosen.values()].map(({page}) => page));
  return pages.filter((page) => kept.has(page));
}

function isBelow(root: string, address: string): boolean {
  return address === root || address.startsWith(root.endsWith('/') ? root : `${root}/`);
}
