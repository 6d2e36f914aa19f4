/** Components of this package that the classic theme lacks, and their data, for those who swizzle in TypeScript. */

/// <reference types="@docusaurus/theme-classic" />

declare module '@theme/SearchInPage' {
  import type {SearchAddress} from '@lectern/search/components/addresses';
  import type {ReactNode} from 'react';

  export interface Props {
    search: SearchAddress;
    onSearch: (search: SearchAddress) => void;
    /** On the search page, results have several pages; elsewhere, a link leads to that page. */
    paged: boolean;
  }

  export default function SearchInPage(props: Props): ReactNode;
}

declare module '@theme/SearchKindFilter' {
  import type {PageKind, Result} from '@lectern/search/shared/types';
  import type {ReactNode} from 'react';

  export interface Props {
    chosen: PageKind | null;
    onChoose: (kind: PageKind | null) => void;
    /** Numbers of matching pages by kind; undefined before the first result. */
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
    /** The number of matching pages of other kinds, and a function to show them. */
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
