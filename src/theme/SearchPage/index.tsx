import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import SearchPage from '@theme-original/SearchPage';
import type {ReactNode} from 'react';

export default function SearchPageWithDescription(): ReactNode {
  return (
    <>
      <SearchPage />
      <PageMetadata
        description={translate({
          id: 'search.page.description',
          message: 'Search the documentation, the blog, the wiki and the API references of this site.',
          description: 'The meta description of the search page',
        })}
      />
    </>
  );
}
