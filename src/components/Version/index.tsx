import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** The version of the site, as package.json has it. */
export default function Version(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return <>{String(siteConfig.customFields?.version)}</>;
}
