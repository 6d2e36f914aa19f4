import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {siteFacts} from './variables';

/** In components, what `{{name}}` prints in Markdown. */
export function useVariables(): typeof siteFacts & Record<string, string> {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.variables as ReturnType<typeof useVariables>;
}
