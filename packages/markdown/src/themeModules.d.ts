/** The components of this package, for who wraps or replaces them in TypeScript. */

declare module '@theme/CodeBlock/ClassicPart' {
  import type {Props} from '@theme/CodeBlock';
  import type {ReactElement} from 'react';

  export default function ClassicPart(props: Props): ReactElement;
}

declare module '@theme/Conditions' {
  import type {ReactNode} from 'react';

  export default function Conditions(props: {dimensions: string}): ReactNode;
}

declare module '@theme/Contents' {
  import type {TOCItem} from '@docusaurus/mdx-loader';
  import type {ReactNode} from 'react';

  interface Props {
    toc: readonly TOCItem[];
    id: string;
    label?: string;
    of?: string;
    depth?: string;
  }

  export default function Contents(props: Props): ReactNode;
}

declare module '@theme/Diagram' {
  import type {ReactNode} from 'react';

  interface Props {
    source: string;
    title: string;
    description: string;
    height: string;
  }

  export default function Diagram(props: Props): ReactNode;
}

declare module '@theme/Equation' {
  import type {ReactNode} from 'react';

  export default function Equation(props: {id: string; children: ReactNode}): ReactNode;
}

declare module '@theme/Figure' {
  import type {ReactNode} from 'react';

  export default function Figure(props: {id: string; children: ReactNode}): ReactNode;
}

declare module '@theme/LayoutStyles' {}

declare module '@theme/MathStyles' {
  export default function MathStyles(): null;
}

declare module '@theme/Notice' {
  import type {ReactNode} from 'react';

  export default function Notice(props: {until: string; children: ReactNode}): ReactNode;
}

declare module '@theme/ResponsiveImage' {
  import type {ReactNode} from 'react';

  interface Props {
    image: {src: string; width: number; height: number; sources: {type: string; srcSet: string}[]};
    alt?: string;
    title?: string;
  }

  export default function ResponsiveImage(props: Props): ReactNode;
}

declare module '@theme/Term' {
  import type {ReactNode} from 'react';

  export default function Term(props: {id: string; definition: string; page: string; children: ReactNode}): ReactNode;
}

declare module '@theme/TranslationNotice' {
  import type {ReactNode} from 'react';

  export default function TranslationNotice(props: {state: 'missing' | 'outdated'; changed?: string}): ReactNode;
}

declare module '@theme/Zoomable' {
  import type {ReactNode} from 'react';

  export default function Zoomable(props: {label: string; whenWide?: boolean; children: ReactNode}): ReactNode;
}
