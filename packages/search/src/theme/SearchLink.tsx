import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** To the search page, which has been asked for the words already. */
export default function SearchLink({words}: {words: string}): ReactNode {
  return (
    <p>
      <Link to={`/search?q=${encodeURIComponent(words)}`}>
        <Translate
          id="notFound.search"
          description="A link to the search page, with the words of an unknown address"
          values={{words}}
        >
          {'Search for “{words}”'}
        </Translate>
      </Link>
    </p>
  );
}
