/** Texts that the box, its panel and the search in a page share. */
import {translate} from '@docusaurus/Translate';
import type {IndexState} from './indexState';

export const labelOfBox = (): string =>
  translate({
    id: 'search.box.label',
    message: 'Search this site',
    description: 'The name of the search box for screen readers',
  });

export function placeholderOf(state: IndexState): string {
  switch (state.status) {
    case 'ready':
      return translate({
        id: 'search.box.placeholder',
        message: 'Search',
        description: 'Placeholder of the search box once its index is there',
      });
    case 'failed':
      return state.code === 'version'
        ? translate({
            id: 'search.box.outdated',
            message: 'Reload the page',
            description: 'Placeholder of the search box where the site was deployed anew; at most 20 letters',
          })
        : translate({
            id: 'search.box.failed',
            message: 'Failed, try again',
            description: 'Placeholder of the search box where its index could not be loaded; at most 20 letters',
          });
    default:
      return translate({
        id: 'search.box.loading',
        message: 'Loading...',
        description: 'Placeholder of the search box until its index is there',
      });
  }
}

export function nameOf(state: IndexState): string {
  if (state.status !== 'failed') return labelOfBox();
  return state.code === 'version'
    ? translate({
        id: 'search.box.outdatedLong',
        message: 'The site has been updated. Reload the page to search it.',
        description: 'Said where the search data is of another deployment than the page',
      })
    : translate({
        id: 'search.box.failedLong',
        message: 'Search could not be loaded. Use the box to try again.',
        description: 'Said where the search index could not be loaded',
      });
}

/** Singular and plural, separated by |. */
export const pagesFound = (count: number): string =>
  translate(
    {
      id: 'search.found',
      message: '{count} page found|{count} pages found',
      description: 'How many pages a search finds: singular and plural, separated by |',
    },
    {count},
  );

export const allResults = (count: number): string =>
  translate(
    {
      id: 'search.seeAll',
      message: 'See all results ({count})',
      description: 'Last option of the search panel, to the search page',
    },
    {count},
  );

export const searchFailed = (): string =>
  translate({
    id: 'search.failed',
    message: 'Search stopped working. Reload the page to search again.',
    description: 'Said where search stopped working after it had started',
  });

export const isStale = (): string =>
  translate({
    id: 'search.stale',
    message: 'This preview searches the last build. Build again to find what you have changed since.',
    description: 'Note in the preview, below the results of a search',
  });

export const everyKind = (): string =>
  translate({
    id: 'search.kind.all',
    message: 'All',
    description: 'Filter of the search that shows pages of every kind',
  });

export const kindOfPage = (): string =>
  translate({
    id: 'search.kind.label',
    message: 'Kind of page',
    description: 'The name of the filters of the search for screen readers',
  });

export const versionToSearch = (): string =>
  translate({
    id: 'search.version',
    message: 'Version',
    description: 'Before the list of versions in which the search can look',
  });
