import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {siteFacts} from './variables';

/** The values that `{{name}}` prints in Markdown, for components. */
export function useVariables(): typeof siteFacts & Record<string, string> {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.variables as ReturnType<typeof useVariables>;
}
