/** The components that this package has besides those of the classic theme, and their data, for who swizzles in TypeScript. */

/// <reference types="@docusaurus/theme-classic" />

declare module '@theme/SearchInPage' {
  import type {SearchAddress} from '@lectern/search/components/addresses';
  import type {ReactNode} from 'react';

  export interface Props {
    search: SearchAddress;
    onSearch: (search: SearchAddress) => void;
    /** On a page of its own the search has further pages; elsewhere it leads to that page. */
    paged: boolean;
  }

  export default function SearchInPage(props: Props): ReactNode;
}

declare module '@theme/SearchKindFilter' {
  import type {Filter} from '@lectern/search/components/kinds';
  import type {Result} from '@lectern/search/shared/types';
  import type {ReactNode} from 'react';

  export interface Props {
    chosen: Filter | null;
    onChoose: (kind: Filter | null) => void;
    /** How many pages of each kind match; missing before the first answer. */
    totals: Result['totalByKind'] | undefined;
  }

  export default function SearchKindFilter(props: Props): ReactNode;
}

declare module '@theme/SearchLink' {
  import type {ReactNode} from 'react';

  export default function SearchLink(props: {words: string}): ReactNode;
}

declare module '@theme/SearchNothingFound' {
  import type {ReactNode} from 'react';

  export interface Props {
    text: string;
    /** Pages of other kinds that match, and how to see them. */
    elsewhere: number;
    onEverywhere: () => void;
  }

  export default function SearchNothingFound(props: Props): ReactNode;
}

declare module '@theme/SearchVersionFilter' {
  import type {SearchedVersion} from '@lectern/search/components/useVersion';
  import type {ReactNode} from 'react';

  export interface Props {
    chosen: SearchedVersion | undefined;
    onChoose: (name: string) => void;
  }

  export default function SearchVersionFilter(props: Props): ReactNode;
}

declare module '@theme/SiteSearch' {
  import type {ReactNode} from 'react';

  export default function SiteSearch(): ReactNode;
}

declare module '@generated/lectern-search/default/browse.json' {
  import type {Browse} from '@lectern/search/shared/types';

  const browse: Browse;
  export default browse;
}
