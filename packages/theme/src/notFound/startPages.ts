import {belowBase, type Page} from './closestPages';

/** As Docusaurus knows it in the browser. */
export interface Docs {
  mainDocId: string;
  docs: {id: string; path: string}[];
  sidebars?: Record<string, {link?: {path: string}}>;
}

/** Where readers of any site can begin: the first page of the docs, and that of each of their sidebars. */
export function startPages(docs: Docs[], pages: Page[], baseUrl: string, count = 5): Page[] {
  const paths = docs.flatMap(({mainDocId, docs: all, sidebars = {}}) => [
    all.find(({id}) => id === mainDocId)?.path,
    ...Object.values(sidebars).map(({link}) => link?.path),
  ]);
  const starts = new Set(paths.map((path) => path && belowBase(path, baseUrl).replace(/(?<=.)\/$/, '')));
  const titles = new Map(pages);
  return [...starts]
    .flatMap((path): Page[] => (path && titles.has(path) ? [[path, titles.get(path)!]] : []))
    .slice(0, count);
}
