import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** To the search page, which has been asked for the words already, if there are any. */
export default function SearchLink({words}: {words: string}): ReactNode {
  return (
    <p>
      {words ? (
        <Link to={`/search?q=${encodeURIComponent(words)}`}>
          <Translate
            id="notFound.search"
            description="A link to the search page, with the words of an unknown address"
            values={{words}}
          >
            {'Search for “{words}”'}
          </Translate>
        </Link>
      ) : (
        <Link to="/search">
          <Translate
            id="notFound.searchPage"
            description="A link to the search page from the one for unknown addresses"
          >
            Search this site
          </Translate>
        </Link>
      )}
    </p>
  );
}
