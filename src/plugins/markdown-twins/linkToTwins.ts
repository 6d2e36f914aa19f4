import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {twinOf} from './addresses';

export interface Surroundings {
  /** Of this page, without the host. */
  url: string;
  siteUrl: string;
  /** The pages that have a twin, without the host. */
  withTwin: ReadonlySet<string>;
}

/** Makes all addresses absolute; where a linked page has a twin, the link leads to the twin. */
export function linkToTwins(content: Root, {url, siteUrl, withTwin}: Surroundings): void {
  const absolute = (address: string): string => {
    if (address.startsWith('#') || !URL.canParse(address, siteUrl + url)) return address;
    const target = new URL(address, siteUrl + url);
    if (target.origin === new URL(siteUrl).origin && withTwin.has(target.pathname)) {
      target.pathname = twinOf(target.pathname);
    }
    return target.href;
  };
  visit(content, 'element', ({properties}: Element) => {
    if (typeof properties.href === 'string') properties.href = absolute(properties.href);
    if (typeof properties.src === 'string') properties.src = absolute(properties.src);
  });
}
