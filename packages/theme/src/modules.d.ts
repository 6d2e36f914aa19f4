/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/theme-classic" />

/** Modules without types. */

declare module '@generated/lectern-theme/default/newTab.json' {
  const selector: string;
  export default selector;
}

declare module '@docusaurus/theme-classic/lib/theme/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}
