/** Styles that few pages of this site need, by the folders they are in: the sheets that @lectern/light makes. */
export const cssChunks: Record<string, string[]> = {
  blog: ['src/components/ReadingTime', 'theme/src/blog.css', 'theme/src/theme/BlogArchivePage'],
  cards: ['docs/src/theme/DocsHome'],
  'classic-code': ['markdown/src/theme/CodeBlock/bare', 'theme-classic/lib/theme/CodeBlock'],
  conditions: ['markdown/src/theme/Conditions'],
  diagrams: ['markdown/src/theme/Diagram'],
  equations: ['markdown/src/theme/Equation'],
  figures: ['markdown/src/theme/Figure'],
  'graphql-reference': ['references/src/theme/GraphQlStyles'],
  home: ['src/components/Home', 'src/components/Showcase'],
  'page-layout': ['markdown/src/theme/LayoutStyles'],
  notices: ['markdown/src/theme/Notice', 'markdown/src/theme/TranslationNotice'],
  'rest-reference': ['references/src/theme/ApiPage'],
  search: [
    'search/src/theme/SearchInPage',
    'search/src/theme/SearchKindFilter',
    'search/src/theme/SearchNothingFound',
    'search/src/theme/SearchPage',
  ],
  tags: ['theme/src/theme/DocTagDocListPage', 'theme/src/theme/TagPlace', 'theme/src/theme/TagTree'],
  terms: ['markdown/src/theme/Term'],
  zoom: ['markdown/src/theme/Zoomable'],
};
