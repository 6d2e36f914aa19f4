import path from 'node:path';
import type {Problem} from '@lectern/kit/problems';
import type {Site} from '../../settings/site';
import type {Page} from '../page';
import {addressesIn} from './anchors';
import {fromNodes} from './prose';

/** Finds links to pages that exist but aren't built, such as those of a part that is switched off. */
export function checkLeftOutLinks(pages: Page[], leftOut: Page[], site: Site): Problem[] {
  const addressOf = addressesIn(site);
  const {partsOff = {}} = site.settings;
  const files = new Map(leftOut.map((page) => [page.file, page]));
  const addresses = new Map(leftOut.map((page) => [`${page.language}:${addressOf(page)}`, page]));
  return fromNodes(pages, (node, page) => {
    if (node.type !== 'link' && node.type !== 'definition') return undefined;
    const goal = goalOf(node.url, page);
    const found = files.get(goal) ?? addresses.get(`${page.language}:${goal.replace(/\/$/, '')}`);
    const hint = `Take the link out, or switch the part on that the page belongs to, in ${site.writtenIn.parts}.`;
    if (found) return [`“${node.url}” leads to ${found.file}, which is not built.`, hint];
    const [part] =
      Object.entries(partsOff).find(([, roots]) => [roots].flat().some((root) => isBelow(root, goal))) ?? [];
    return part ? [`“${node.url}” leads to the part “${part}”, which this site does not have.`, hint] : undefined;
  });
}

function goalOf(url: string, from: Page): string {
  const [target = ''] = url.split(/[?#]/);
  if (target.startsWith('@site/')) return target.slice('@site/'.length);
  return target.startsWith('/') ? target : path.posix.join(path.posix.dirname(from.file), target);
}

function isBelow(root: string, address: string): boolean {
  return address === root || address.startsWith(`${root}/`);
}
