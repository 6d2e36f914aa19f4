import {createMatcher} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {decoded} from '@lectern/kit/decoded';
import {nearest} from '@lectern/kit/nearest';
import type {Problem} from '@lectern/kit/problems';
import {contentFolder, frozenFolder} from '../folders';
import {leftOutMatcher} from '../leftOut';
import {frozenVersions} from '../versions';
import type {Site} from '../../settings/site';
import type {Page} from '../page';
import {fromNodes} from './prose';

/**
 * Checks that files exist to which pages link. `generated` lists pages that a build makes, as globs below the docs: they
 * are missing before the first build.
 */
export function checkLinkedFiles(pages: Page[], site: Site, generated: string[] = []): Problem[] {
  // A site may handle broken links by a function, or ignore them.
  const {onBrokenMarkdownLinks: asBefore, markdown} = site.config;
  const rule = asBefore ?? markdown?.hooks?.onBrokenMarkdownLinks ?? 'warn';
  if (rule === 'ignore' || typeof rule === 'function') return [];
  const isLeftOut = leftOutMatcher(site);
  const isGenerated = createMatcher(generated);
  return fromNodes(pages, (node, page) => {
    if (node.type !== 'link' && node.type !== 'definition') return undefined;
    const [, target, rest = ''] = /^((?:@site\/|(?![a-z][a-z\d+.-]*:|\/))[^?#]*\.mdx?)([?#].*)?$/i.exec(node.url) ?? [];
    if (target === undefined) return undefined;
    const [own, first] = foldersOf(page, site);
    const files = placesOf(decoded(target), page, [own, first]);
    const isThere = files.some(
      (file) =>
        existsSync(path.join(site.dir, file)) ||
        isLeftOut(file) ||
        [own, first].some((folder) => file.startsWith(`${folder}/`) && isGenerated(file.slice(folder.length + 1))),
    );
    // If the folder is missing, another plugin may create it.
    const hasFolder = files.some((file) => existsSync(path.join(site.dir, path.posix.dirname(file))));
    if (isThere || !hasFolder) return undefined;
    const meant = nearestFile(target, page, pages, site);
    return [
      `“${node.url}” leads to a file that does not exist.`,
      meant ? `Did you mean “${meant}${rest}”?` : 'Write the path of a page from this file, or its URL: “/docs/page”.',
    ];
  });
}

/** The folders of pages of this kind and version: in the language of the page, and in the first one. */
function foldersOf({file, kind, language, key}: Page, site: Site): [own: string, first: string] {
  const own = file.slice(0, -key.length - 1);
  const version = kind === 'doc' && frozenVersions(site).find((name) => frozenFolder(site, name, language) === own);
  const {first} = site.languages;
  return [own, version ? frozenFolder(site, version, first) : contentFolder(site, kind, first)];
}

/** Where Docusaurus looks for a linked file: beside the page, and beside its original. */
function placesOf(target: string, {key, file}: Page, folders: string[]): string[] {
  if (target.startsWith('@site/')) return [path.posix.normalize(target.slice('@site/'.length))];
  const beside = [
    path.posix.join(path.posix.dirname(file), target),
    ...folders.map((folder) => path.posix.join(folder, path.posix.dirname(key), target)),
  ];
  return /^\.{1,2}\//.test(target)
    ? beside
    : [...beside, ...folders.map((folder) => path.posix.join(folder, target)), path.posix.normalize(target)];
}

/** The file of the same kind with the nearest path; or one with the same name in another folder. */
function nearestFile(target: string, page: Page, pages: Page[], site: Site): string | undefined {
  const folders = foldersOf(page, site);
  const others = pages.filter(
    ({kind, file, key}) => kind === page.kind && folders.includes(file.slice(0, -key.length - 1)),
  );
  const links = target.startsWith('@site/')
    ? others.map(({file}) => `@site/${file}`)
    : others.map(({key}) => linkTo(key, page, target));
  const [sameName] = links.filter((link) => path.posix.basename(link) === path.posix.basename(target));
  return nearest(target, links) ?? sameName;
}

function linkTo(key: string, from: Page, like: string): string {
  const link = path.posix.relative(path.posix.dirname(from.key), key);
  return link.startsWith('.') || !like.startsWith('.') ? link : `./${link}`;
}
