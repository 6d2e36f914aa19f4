/** What imports Mermaid: its theme, and the component of this package. */
const importers = /[\\/]@docusaurus[\\/]theme-mermaid[\\/]|[\\/]theme[\\/]Diagram[\\/]/;

/** Mermaid draws in browsers only. Without it, the bundle that makes HTML has half as many modules. */
export function mermaidInBrowsers(isServer: boolean): object[] {
  return isServer ? [{resource: importers, resolve: {alias: {mermaid$: false}}}] : [];
}
