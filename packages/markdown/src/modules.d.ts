/** What Docusaurus makes, and what nobody has typed. */

/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module '@theme/Zoomable' {
  import type {ReactNode} from 'react';

  export default function Zoomable(props: {label: string; whenWide?: boolean; children: ReactNode}): ReactNode;
}
