import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import SearchInPage from '@theme/SearchInPage';
import {useSearchInAddress} from '@lectern/search/components/useSearchInAddress';
import styles from './styles.module.css';

/** /search?q=…&kind=…&page=… */
export default function SearchPage(): ReactNode {
  const [search, setSearch] = useSearchInAddress();
  const asked = search.text.trim();
  const plainTitle = translate({
    id: 'search.page.title',
    message: 'Search',
    description: 'Title of the search page',
  });
  const title =
    asked === ''
      ? plainTitle
      : translate(
          {id: 'search.page.titleOf', message: 'Search for “{text}”', description: 'Title of a search'},
          {text: asked},
        );
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: 'Search all pages of this site, and each of their sections, by the words that stand in them.',
          description: 'The meta description of the search page',
        })}
      />
      <Layout>
        <div className="container">
          <div className="row">
            <main className={clsx('col col--8 col--offset-2', styles.page)}>
              {/* What is searched for stands in the box below, as a whole. */}
              <h1>{plainTitle}</h1>
              <SearchInPage search={search} onSearch={setSearch} paged />
            </main>
          </div>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
