import MDXComponents from '@theme-original/MDXComponents';
import MathStyles from '../components/MathStyles';
import SiteSearch from '../components/Search/SiteSearch/Embedded';
import Version from '../components/Version';

/** Components that pages use without importing them. */
export default {...MDXComponents, MathStyles, SiteSearch, Version};
