/** What Docusaurus makes, and what nobody has typed. */

declare module 'lunr-languages/*' {
  export default function add(lunr: object): void;
}

declare module 'lunr' {
  class Token {
    constructor(text: string);
    toString(): string;
  }
  const lunr: {Token: typeof Token; stemmer(token: Token): Token};
  export default lunr;
}

declare module '@generated/lectern-search/default/client.json' {
  import type {ClientConfig} from '@lectern/search/shared/types';

  const config: ClientConfig;
  export default config;
}

declare module '@generated/lectern-search/default/browse.json' {
  import type {Browse} from '@lectern/search/shared/types';

  const browse: Browse;
  export default browse;
}

declare module '@theme/SearchLink' {
  import type {ReactNode} from 'react';

  export default function SearchLink(props: {words: string}): ReactNode;
}

declare module '@theme/SiteSearch' {
  import type {ReactNode} from 'react';

  export default function SiteSearch(): ReactNode;
}
