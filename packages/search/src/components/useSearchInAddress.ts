import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {type SearchAddress, searchOf} from './addresses';
import {toKind} from './kinds';

/** Milliseconds: browsers refuse changes of the URL at every key. */
const pause = 300;

/** The search in the URL: `?q=…&kind=…&version=…&page=…`. Typing replaces it; filters and pages are entries in the history. */
export function useSearchInAddress(): [SearchAddress, (search: SearchAddress) => void] {
  const location = useLocation();
  const history = useHistory();
  // The page is rendered without a query, and hydration must start with the same state.
  const [search, setSearch] = useState<SearchAddress>({text: '', kind: null, version: null, page: 1});
  // The router returns what was written here, when the reader may have typed more.
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const at = written.current.indexOf(location.search);
    if (at >= 0) {
      written.current.splice(0, at + 1);
      return;
    }
    clearTimeout(timer.current);
    setSearch(parse(location.search));
  }, [location.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (how: 'push' | 'replace', next: SearchAddress) => {
    const address = searchOf(next);
    if (address === location.search) return;
    written.current.push(address);
    history[how]({pathname: location.pathname, search: address});
  };
  return [
    search,
    (next) => {
      setSearch(next);
      clearTimeout(timer.current);
      if (next.text === search.text) write('push', next);
      else timer.current = setTimeout(() => write('replace', next), pause);
    },
  ];
}

function parse(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    text: (parameters.get('q') ?? '').slice(0, 200),
    kind: toKind(parameters.get('kind')),
    version: parameters.get('version'),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 10_000) : 1,
  };
}
