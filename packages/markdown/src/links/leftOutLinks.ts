import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import type {Definition, Link, Nodes, Parents, Root} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Site} from '../site';

/**
 * Turns links to pages that this site lacks, such as those of a part that is switched off, into text. Runs before
 * Docusaurus looks for the files.
 *
 *   See [our blog](/blog).   becomes   See our blog.
 */
export default function leftOutLinks({siteDir, leftOut}: Pick<Site, 'siteDir' | 'leftOut'>) {
  const isLeftOutFile = createMatcher([...leftOut.files]);
  const isBelow = (address: string): boolean =>
    leftOut.addresses.some((root) => address === root || address.startsWith(`${root}/`));

  function isLeftOut(url: string, page: string): boolean {
    // `pathname://` marks links that Docusaurus shouldn't resolve, such as a feed.
    const [target = ''] = url.replace(/^pathname:\/\//, '').split(/[?#]/);
    if (!target || /^[a-z]+:/i.test(target)) return false;
    if (target.startsWith('/')) return isBelow(target.replace(/(.)\/$/, '$1'));
    const file = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.relative(siteDir, path.resolve(path.dirname(page), target));
    return isLeftOutFile(file.split(path.sep).join('/'));
  }

  return (tree: Root, file: VFile): void => {
    if (leftOut.files.length + leftOut.addresses.length === 0) return;
    const gone = new Set<string>();
    visit(tree, 'definition', ({identifier, url}: Definition) => {
      if (isLeftOut(url, file.path)) gone.add(identifier);
    });
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      const leads =
        (node.type === 'link' && isLeftOut((node satisfies Link).url, file.path)) ||
        (node.type === 'linkReference' && gone.has(node.identifier));
      if (!leads || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(node.children as never[]));
      return [SKIP, index];
    });
  };
}
