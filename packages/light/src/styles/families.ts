import type {Families} from '../options';

/** Of Docusaurus’ own themes. */
const ofThemes: Families = {
  blog: ['theme-classic/lib/theme/Blog', 'theme-classic/lib/theme/Icon/Socials'],
  cards: ['theme-classic/lib/theme/DocCard', 'theme-classic/lib/theme/DocCategoryGeneratedIndexPage'],
  diagrams: ['theme-mermaid/lib'],
};

/**
 * Styles that few pages need. Each family is a sheet of its own, which only pages that show something of it load; all
 * other styles are in the sheet of every page.
 */
export function familiesOf(ofSite: Families): Record<string, RegExp> {
  const names = [...new Set([...Object.keys(ofThemes), ...Object.keys(ofSite)])].sort();
  return Object.fromEntries(names.map((name) => [name, within([...(ofThemes[name] ?? []), ...(ofSite[name] ?? [])])]));
}

const within = (folders: string[]): RegExp =>
  new RegExp(`/(?:${folders.join('|')})`.replaceAll('/', String.raw`[\\/]`));
