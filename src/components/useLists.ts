import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {lists} from '../config/lists';

/** Which lists of pages there are to link to. */
export function useLists(): typeof lists {
  return useDocusaurusContext().siteConfig.customFields?.lists as typeof lists;
}
