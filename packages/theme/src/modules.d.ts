/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/theme-classic" />

/** What Docusaurus makes of what this theme finds. */

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

declare module '@docusaurus/theme-classic/lib/theme/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}
