import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** `<SiteSearch />` where the search is not the one that it belongs to. */
export default function Embedded(): ReactNode {
  return (
    <p>
      <Link to="/search">
        <Translate id="search.page.title">Search</Translate>
      </Link>
    </p>
  );
}
