/** The components of this package, for who places it or replaces it in TypeScript, and its data. */

declare module '@theme/PageActions' {
  import type {ReactNode} from 'react';

  export default function PageActions(props: {permalink: string; editUrl?: string | null}): ReactNode;
}

declare module '@theme/FacingPages' {
  import type {ReactNode} from 'react';

  export default function FacingPages(props: {language: string}): ReactNode;
}

declare module '@generated/lectern-publish/default/made.json' {
  /** Which parts there are of each doc. */
  const made: {twins: boolean; print: boolean; facing: boolean};
  export default made;
}
