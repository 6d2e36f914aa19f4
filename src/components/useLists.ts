import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {lists} from '../config/lists';

/** The lists of pages to which components can link. */
export function useLists(): typeof lists {
  return useDocusaurusContext().siteConfig.customFields?.lists as typeof lists;
}
