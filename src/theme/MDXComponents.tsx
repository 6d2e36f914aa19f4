import MDXComponents from '@theme-original/MDXComponents';
import SiteSearch from '@theme/SiteSearch';

/** Components that pages use without importing them. */
export default {...MDXComponents, SiteSearch};
