import path from 'node:path';
import {browserFolder} from '../folders';

/** What imports Mermaid: its theme, and the component of this package, which begin to draw in browsers only. */
const importers = {or: [/[\\/]@docusaurus[\\/]theme-mermaid[\\/]/, path.join(browserFolder, 'theme/Diagram')]};

/** Leaves Mermaid out where HTML is made: the bundle for that has half as many modules then. */
export function mermaidInBrowsers(isServer: boolean): object[] {
  return isServer ? [{resource: importers, resolve: {alias: {mermaid$: false}}}] : [];
}
