import {type ReactNode, useState} from 'react';
import {loadedPart} from '@lectern/kit/loadedPart';
import type {SearchAddress} from '@lectern/search/components/addresses';

// Every page carries the components of Markdown; only those that search carry the search.
const SearchInPage = loadedPart(() => import('@theme/SearchInPage'));

/** `<SiteSearch />` in a page: a search that works there and then. */
export default function SiteSearch(): ReactNode {
  const [search, setSearch] = useState<SearchAddress>({text: '', kind: null, version: null, page: 1});
  return <SearchInPage search={search} onSearch={setSearch} paged={false} />;
}
