/** The components of this package and their data, for those who use or replace them in TypeScript. */

declare module '@theme/PageActions' {
  import type {ReactNode} from 'react';

  export default function PageActions(props: {permalink: string; editUrl?: string | null}): ReactNode;
}

declare module '@theme/FacingPages' {
  import type {ReactNode} from 'react';

  export default function FacingPages(props: {language: string}): ReactNode;
}

declare module '@generated/lectern-publish/default/made.json' {
  /** The files that exist for each doc. */
  const made: {twins: boolean; print: boolean; facing: boolean};
  export default made;
}
