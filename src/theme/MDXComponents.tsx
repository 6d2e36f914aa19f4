import MDXComponents from '@theme-original/MDXComponents';
import MathStyles from '../components/MathStyles';
import SiteSearch from '../components/Search/SiteSearch/Embedded';

/** Components that pages use without importing them. */
export default {...MDXComponents, MathStyles, SiteSearch};
