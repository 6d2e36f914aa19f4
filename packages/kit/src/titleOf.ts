import type {DocusaurusConfig} from '@docusaurus/types';
import type {PageHead} from './pageHead';

/** `Tabs | Acme` → `Tabs` */
export function titleOf({title}: PageHead, site: Pick<DocusaurusConfig, 'title' | 'titleDelimiter'>): string {
  const suffix = ` ${site.titleDelimiter} ${site.title}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
