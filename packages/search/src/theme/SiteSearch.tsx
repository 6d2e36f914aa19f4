import {type ReactNode, useState} from 'react';
import {loadedPart} from '@lectern/kit/loadedPart';
import type {SearchAddress} from '@lectern/search/components/addresses';

// All pages load the components for Markdown, but only those with a search load this part.
const SearchInPage = loadedPart(() => import('@theme/SearchInPage'));

/** `<SiteSearch />` in a page: a search with its own results. */
export default function SiteSearch(): ReactNode {
  const [search, setSearch] = useState<SearchAddress>({text: '', kind: null, version: null, page: 1});
  return <SearchInPage search={search} onSearch={setSearch} paged={false} />;
}
