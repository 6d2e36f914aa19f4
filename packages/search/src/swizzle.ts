import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    SearchBar: 'The box in the navbar: a combobox whose list is SearchPanel',
    SearchInPage: 'A search in a page: box, filters, results, further pages',
    'SearchInPage/Found': ['Part of SearchInPage', 'forbidden', 'forbidden'],
    'SearchInPage/Pages': ['Part of SearchInPage', 'forbidden', 'forbidden'],
    SearchKindFilter: ['Which kind of page is shown', 'safe', 'safe'],
    SearchLink: ['From the page that is not found to the search', 'safe', 'safe'],
    SearchNothingFound: ['What is said where nothing is found', 'safe', 'safe'],
    SearchPage: 'The page with all results, which shows SearchInPage',
    SearchPanel: ['Below the box: filters and results, which its keys reach', 'unsafe', 'unsafe'],
    'SearchPanel/Answer': ['Part of SearchPanel', 'forbidden', 'forbidden'],
    'SearchPanel/Option': ['Part of SearchPanel', 'forbidden', 'forbidden'],
    'SearchPanel/RecentHead': ['Part of SearchPanel', 'forbidden', 'forbidden'],
    SearchVersionFilter: ['In which version of the docs is searched, where there are several', 'safe', 'safe'],
    SiteSearch: 'The search for a page of yours, loaded where it stands',
  });
