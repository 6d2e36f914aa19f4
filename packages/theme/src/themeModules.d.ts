/** Components of this package that the classic theme lacks, and their data, for those who swizzle in TypeScript. */

/// <reference types="@docusaurus/theme-classic" />

declare module '@theme/BlogListHead' {
  import type {ReactNode} from 'react';

  export default function BlogListHead(props: {title: string; description?: string}): ReactNode;
}

declare module '@theme/BlogPostDrawing' {
  import type {ReactNode} from 'react';

  export default function BlogPostDrawing(props: {title: string; text: string}): ReactNode;
}

declare module '@theme/BlogPostTeaser' {
  import type {ReactNode} from 'react';

  export default function BlogPostTeaser(props: {children: ReactNode; isLead?: boolean}): ReactNode;
}

declare module '@theme/BlogWays' {
  import type {ReactNode} from 'react';

  export default function BlogWays(): ReactNode;
}

declare module '@theme/ErrorCauses' {
  import type {ReactNode} from 'react';

  export default function ErrorCauses(props: {error: Error}): ReactNode;
}

declare module '@theme/NotFoundHelp' {
  import type {ReactNode} from 'react';

  export default function NotFoundHelp(): ReactNode;
}

declare module '@theme/SearchLink' {
  import type {ReactNode} from 'react';

  export default function SearchLink(props: {words: string}): ReactNode;
}

declare module '@theme/TagPlace' {
  import type {ReactNode} from 'react';

  export interface Props {
    permalink: string;
    /** The number of docs that carry the tag itself. */
    own: number;
  }
  export default function TagPlace(props: Props): ReactNode;
}

declare module '@theme/TagTree' {
  import type {Branch, CountedTag} from '@lectern/theme/tags/tree';
  import type {ReactNode} from 'react';

  export default function TagTree(props: {tree: Branch<CountedTag>[]; of?: 'pages' | 'posts'}): ReactNode;
}

/** The context of all tabs, including those in the REST reference, whose theme has its own. */
declare module '@theme/utils/tabsUtils' {
  export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue} from '@docusaurus/theme-common/internal';
}

declare module '@theme/Tabs' {
  interface Props {
    /** The name of the set for screen readers. */
    label?: string;
  }
}

declare module '@generated/lectern-theme/default/tags.json' {
  import type {CountedTag} from '@lectern/theme/tags/countTags';

  const tags: CountedTag[];
  export default tags;
}

declare module '@generated/lectern-theme/default/taggedDocs.json' {
  import type {ListedDoc} from '@lectern/theme/tags/countTags';

  const docs: ListedDoc[];
  export default docs;
}

declare module '@generated/lectern-theme/default/blogs.json' {
  import type {Blog} from '@lectern/theme/blogs';

  const blogs: Blog[];
  export default blogs;
}
