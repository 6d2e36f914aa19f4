import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** To the search page, which has been asked for the words already, if there are any. */
export default function SearchLink({words}: {words: string}): ReactNode {
  return (
    <Link className="button button--secondary" to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
      {words ? (
        <Translate
          id="notFound.search"
          description="A link to the search page, with the words of an unknown address"
          values={{words}}
        >
          {'Search for “{words}”'}
        </Translate>
      ) : (
        <Translate id="notFound.searchPage" description="A link to the search page from the one for unknown addresses">
          Search this site
        </Translate>
      )}
    </Link>
  );
}
