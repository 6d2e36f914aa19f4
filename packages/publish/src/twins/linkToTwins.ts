import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root} from 'hast';
import {twinOf} from './addresses';
import {eachElement} from '@lectern/kit/hast';

export interface Surroundings {
  /** Of this page, without the host. */
  url: string;
  siteUrl: string;
  /** How titles name it. */
  site: Pick<DocusaurusConfig, 'title' | 'titleDelimiter'>;
  /** The pages that have a twin, without the host. */
  withTwin: ReadonlySet<string>;
}

/** A page of this site that is linked, and whether it has a twin. */
export type FollowedLink = [address: string, hasTwin: boolean];

/**
 * Makes all addresses absolute; where a linked page has a twin, the link leads to the twin. The answer says what this
 * rests on.
 */
export function linkToTwins(content: Root, {url, siteUrl, withTwin}: Omit<Surroundings, 'site'>): FollowedLink[] {
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
