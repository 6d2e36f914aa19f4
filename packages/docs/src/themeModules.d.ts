/** The components that this package has besides those of the classic theme, and their data, for who swizzles in TypeScript. */

/// <reference types="@docusaurus/theme-classic" />

declare module '@theme/CategoryIndex' {
  import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
  import type {ReactNode} from 'react';

  export default function CategoryIndex(props: Props): ReactNode;
}

declare module '@theme/DocFeedback' {
  import type {Feedback} from '@lectern/docs/feedback';
  import type {ReactNode} from 'react';

  export interface Props extends Feedback {
    /** The path of the page that the answer is about. */
    page: string;
  }

  export default function DocFeedback(props: Props): ReactNode;
}

declare module '@theme/DocItemWithFeedback' {
  import type {Feedback} from '@lectern/docs/feedback';
  import type {Props as DocItemProps} from '@theme/DocItem';
  import type {ReactNode} from 'react';

  export type Props = DocItemProps & {feedback: Feedback};
  export default function DocItemWithFeedback(props: Props): ReactNode;
}

declare module '@theme/DocNeighbours' {
  import type {ReactNode} from 'react';

  export default function DocNeighbours(): ReactNode;
}

declare module '@theme/DocsHome' {
  import type {ReactNode} from 'react';

  export interface Props {
    title: string;
    description?: string;
    /** Titles of sidebars that are plain lists of pages, by their names; without one, it is that of the first page. */
    titles?: Record<string, string>;
  }

  export default function DocsHome(props: Props): ReactNode;
}

declare module '@generated/lectern-docs/cards.json' {
  import type {AllCards} from '@lectern/docs/cards';

  const cards: AllCards;
  export default cards;
}
