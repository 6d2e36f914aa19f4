import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    SearchBar: 'The box in the navbar, as it stands in pages until somebody searches',
    SearchInPage: 'A search in a page: box, filters, results, further pages',
    'SearchInPage/Found': ['Part of SearchInPage', 'forbidden', 'forbidden'],
    'SearchInPage/Pages': ['Part of SearchInPage', 'forbidden', 'forbidden'],
    SearchKindFilter: ['Which kind of page SearchInPage shows', 'safe', 'safe'],
    SearchLink: ['From the page that is not found to the search', 'safe', 'safe'],
    SearchMetadata: ['Nothing, in place of tags for the crawlers of other searches', 'safe', 'safe'],
    SearchNothingFound: ['What SearchInPage says where nothing is found', 'safe', 'safe'],
    SearchPage: 'The page with all results, which shows SearchInPage',
    SearchVersionFilter: ['In which version of the docs is searched, where there are several', 'safe', 'safe'],
    SiteSearch: 'The search for a page of yours, loaded where it stands',
  });
