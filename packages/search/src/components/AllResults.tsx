import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** The words of the way to the search page. */
export default function AllResults({count}: {count: number}): ReactNode {
  return (
    <Translate id="search.seeAll" values={{count}} description="Last option of the search panel, to the search page">
      {'See all results ({count})'}
    </Translate>
  );
}
