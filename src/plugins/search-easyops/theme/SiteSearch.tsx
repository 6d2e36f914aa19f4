import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Replaces `<SiteSearch />`, which needs our search. */
export default function Embedded(): ReactNode {
  return (
    <p>
      <Link to="/search">
        <Translate id="search.page.title">Search</Translate>
      </Link>
    </p>
  );
}
