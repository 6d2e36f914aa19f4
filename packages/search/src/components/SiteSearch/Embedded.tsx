import {type ReactNode, useState} from 'react';
import {loadedPart} from '@lectern/kit/loadedPart';
import type {SearchAddress} from '../addresses';

// Every page carries the components of Markdown; only those that search carry the search.
const SiteSearch = loadedPart(() => import('.'));

/** `<SiteSearch />` in a page: a search that works there and then. */
export default function EmbeddedSearch(): ReactNode {
  const [search, setSearch] = useState<SearchAddress>({text: '', kind: null, version: null, page: 1});
  return <SiteSearch search={search} onSearch={setSearch} paged={false} />;
}
