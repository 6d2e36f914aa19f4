/** Modules that Docusaurus generates, and those without types. */

/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-mermaid" />
