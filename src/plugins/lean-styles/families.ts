/**
 * Styles that few pages need, by the folders they are in. Each family is a sheet of its own, which only pages that
 * show something of it load; all other styles are in the sheet of every page.
 */
const folders: Record<string, string[]> = {
  blog: [
    'theme-classic/lib/theme/Blog',
    'theme-classic/lib/theme/Icon/Socials',
    'src/components/ReadingTime',
    'src/css/blog.css',
  ],
  cards: [
    'theme-classic/lib/theme/DocCard',
    'theme-classic/lib/theme/DocCategoryGeneratedIndexPage',
    'src/components/DocsHome',
  ],
  conditions: ['src/components/Conditions'],
  diagrams: ['src/components/Diagram', 'theme-mermaid/lib'],
  equations: ['src/components/Equation'],
  figures: ['src/components/Figure'],
  home: ['src/components/Home'],
  'rest-reference': ['src/theme/ApiItem'],
  search: [
    'src/components/Search/KindFilter',
    'src/components/Search/NothingFound',
    'src/components/Search/Panel',
    'src/components/Search/SiteSearch',
    'src/theme/SearchPage',
  ],
  tags: ['src/components/TagPlace', 'src/components/TagTree'],
  terms: ['src/components/Term'],
  zoom: ['src/components/Zoomable'],
};

export const families: Record<string, RegExp> = Object.fromEntries(
  Object.entries(folders).map(([family, names]) => [
    family,
    new RegExp(`/(?:${names.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  ]),
);
