import type {Locale} from './i18n';

/**
 * Sites in one language. A link to them from a page in another one is marked automatically; mark a single link by its
 * title: `[Decap CMS](https://decapcms.org "en")`.
 */
export const sitesInOneLanguage: [host: RegExp, language: Locale][] = [
  [
    /(?:^|\.)(?:docusaurus\.io|github\.com|npmjs\.com|prismjs\.com|mdxjs\.com|decapcms\.org|nodejs\.org|katex\.org|mermaid\.js\.org|algolia\.com|netlify\.com|graphql\.org|openapis\.org)$/,
    'en',
  ],
];
