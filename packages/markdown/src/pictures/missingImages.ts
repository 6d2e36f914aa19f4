import {parseLocalURLPath} from '@docusaurus/utils';
import type {Image, Root} from 'mdast';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {authorError} from '@lectern/kit/authorError';
import {decoded} from '@lectern/kit/decoded';
import {nearest} from '@lectern/kit/nearest';
import {report} from '../checks/allErrors';
import {originalOf} from '../languages/contentFolders';
import {inline} from '../mdx/jsx';
import type {Site} from '../site';

type Place = Pick<Site, 'siteDir' | 'staticFolders' | 'stopsAtMissingImages' | 'mistakes'>;

/**
 * Reports images that don't exist; Docusaurus would stop at the first one of a page. The text alternative replaces the
 * image.
 *
 *   docs/backups.md:33  There is no image “./assets/bakcup.svg”.
 *     Did you mean “./assets/backup.svg”?
 */
export default function missingImages(site: Place) {
  return (tree: Root, file: VFile): void => {
    // If mistakes are warnings, Docusaurus still stops.
    if (!site.stopsAtMissingImages || site.mistakes === 'warn') return;
    visit(tree, 'image', (node, index, parent) => {
      const target = targetOf(node);
      if (target === undefined || !parent || index === undefined) return;
      const places = placesOf(target, file, site);
      if (places.some((place) => existsSync(place))) return;
      report(file, authorError(file, node, `There is no image “${node.url}”.`, hintFor(target, file, site)));
      parent.children[index] = inline('img', {alt: node.alt ?? undefined});
    });
  };
}

/** The path as Docusaurus resolves it; undefined for URLs outside the site. */
function targetOf({url}: Image): string | undefined {
  const local = url ? parseLocalURLPath(url) : null;
  return local ? decoded(local.pathname) : undefined;
}

function placesOf(target: string, file: VFile, {siteDir, staticFolders}: Place): string[] {
  if (target.startsWith('@site/')) return [path.join(siteDir, target.slice('@site/'.length))];
  if (target.startsWith('/')) return staticFolders.map((folder) => path.join(folder, target));
  return [path.join(path.dirname(file.path), target)];
}

function hintFor(target: string, file: VFile, site: Place): string {
  const original = originalOf(file.path.split(path.sep).join('/'));
  const isRelative = !/^(?:\/|@site\/)/.test(target);
  const there = original && isRelative && path.join(path.dirname(original), target);
  if (there && existsSync(there)) {
    const inSite = path.relative(site.siteDir, there).split(path.sep).join('/');
    return `It is beside the page that this one translates: copy it to the folder of the translation, or write “@site/${inSite}”.`;
  }
  const meant = nearestImage(target, file, site);
  if (meant !== undefined) return `Did you mean “${meant}”?`;
  return isRelative ? 'The path starts at the folder of the page.' : 'Put the image there, or correct the path.';
}

/** An image in the same folder with a similar name, or one with the same name in a folder below the page. */
function nearestImage(target: string, file: VFile, site: Place): string | undefined {
  const folder = path.posix.dirname(target);
  const written = target.startsWith('./') && !folder.startsWith('./') && folder !== '.' ? `./${folder}` : folder;
  const siblings = placesOf(folder, file, site).flatMap((place) => imagesIn(place, false));
  const name = nearest(path.posix.basename(target), siblings);
  if (name !== undefined) return `${written.replace(/\/$/, '')}/${name}`;
  if (/^(?:\/|@site\/)/.test(target)) return undefined;
  const sameName = imagesIn(path.dirname(file.path), true).find(
    (image) => path.posix.basename(image) === path.posix.basename(target),
  );
  return sameName && `./${sameName}`;
}

function imagesIn(folder: string, recursive: boolean): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, {recursive, encoding: 'utf8'})
    .filter((name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name))
    .map((name) => name.split(path.sep).join('/'));
}

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
