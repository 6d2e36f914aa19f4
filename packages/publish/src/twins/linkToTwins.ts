import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root} from 'hast';
import {twinOf} from './addresses';
import {eachElement} from '@lectern/kit/hast';

export interface Surroundings {
  siteUrl: string;
  /** For removing the name of the site from titles. */
  site: Pick<DocusaurusConfig, 'title' | 'titleDelimiter'>;
  /** Paths of the pages that have a twin. */
  withTwin: ReadonlySet<string>;
}

/** A linked page of this site, and whether it has a twin. */
export type FollowedLink = [address: string, hasTwin: boolean];

/**
 * Makes all URLs absolute; a link to a page with a twin leads to the twin. Returns the links on which the result
 * depends.
 */
export function linkToTwins(
  content: Root,
  url: string,
  {siteUrl, withTwin}: Omit<Surroundings, 'site'>,
): FollowedLink[] {
  const followed = new Map<string, boolean>();
  const absolute = (address: string): string => {
    if (address.startsWith('#') || !URL.canParse(address, siteUrl + url)) return address;
    const target = new URL(address, siteUrl + url);
    if (target.origin === new URL(siteUrl).origin) {
      followed.set(target.pathname, withTwin.has(target.pathname));
      if (withTwin.has(target.pathname)) target.pathname = twinOf(target.pathname);
    }
    return target.href;
  };
  eachElement(content, ({properties}) => {
    if (typeof properties.href === 'string') properties.href = absolute(properties.href);
    if (typeof properties.src === 'string') properties.src = absolute(properties.src);
  });
  return [...followed];
}
