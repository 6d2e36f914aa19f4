/** The components that this package has besides those of the classic theme, and their data, for who swizzles in TypeScript. */

/// <reference types="@docusaurus/theme-classic" />

declare module '@theme/BlogPostDrawing' {
  import type {ReactNode} from 'react';

  export default function BlogPostDrawing(props: {title: string; text: string}): ReactNode;
}

declare module '@theme/BlogPostTeaser' {
  import type {ReactNode} from 'react';

  export default function BlogPostTeaser(props: {children: ReactNode; isLead?: boolean}): ReactNode;
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

  export default function TagPlace(props: {permalink: string}): ReactNode;
}

declare module '@theme/TagTree' {
  import type {Branch, CountedTag} from '@lectern/theme/tags/tree';
  import type {ReactNode} from 'react';

  export default function TagTree(props: {tree: Branch<CountedTag>[]; of?: 'pages' | 'posts'}): ReactNode;
}

/** The context of all tabs, also of those in the REST reference: its theme has brought one of its own. */
declare module '@theme/utils/tabsUtils' {
  export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue} from '@docusaurus/theme-common/internal';
}

declare module '@theme/Tabs' {
  interface Props {
    /** What the set is called by screen readers. */
    label?: string;
  }
}

declare module '@generated/lectern-theme/default/tags.json' {
  import type {CountedTag} from '@lectern/theme/tags/countTags';

  const tags: CountedTag[];
  export default tags;
}

declare module '@generated/lectern-theme/default/blogs.json' {
  import type {Blog} from '@lectern/theme/blogs';

  const blogs: Blog[];
  export default blogs;
}
