import {lazy, type ReactNode, Suspense, useState} from 'react';
import type {SearchAddress} from '../addresses';

// Every page carries the components of Markdown; only those that search carry the search.
const SiteSearch = lazy(() => import('.'));

/** `<SiteSearch />` in a page: a search that works there and then. */
export default function EmbeddedSearch(): ReactNode {
  const [search, setSearch] = useState<SearchAddress>({text: '', kind: null, page: 1});
  return (
    <Suspense>
      <SiteSearch search={search} onSearch={setSearch} paged={false} />
    </Suspense>
  );
}
