/** What Docusaurus makes, and what nobody has typed. */

/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-mermaid" />
