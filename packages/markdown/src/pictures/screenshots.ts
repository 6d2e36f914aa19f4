import type {Image, Root} from 'mdast';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {inline} from '../mdx/jsx';
import type {Site} from '../site';

const colourModes = ['light', 'dark'];

/**
 * Shows a screenshot of the site, in the language of the page and the colour mode of the reader.
 *
 *   ![The search box](screenshot:search)
 *
 *   ->  <span className="only-light">![The search box](/img/screenshots/en/search-light.webp)</span>
 *       <span className="only-dark">![The search box](/img/screenshots/en/search-dark.webp)</span>
 *
 * Images load when they come near the screen, so a hidden one never loads.
 */
export default function screenshots({locale, defaultLocale, staticFolders}: SiteOfPage) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'image', (node: Image, index, parent) => {
      if (!node.url.startsWith('screenshot:') || !parent || index === undefined) return;
      const name = node.url.slice('screenshot:'.length);
      const files = filesIn(locale, staticFolders);
      // A language gets its screenshots after its first build.
      const isOfDefault =
        !colourModes.some((mode) => files.has(`${name}-${mode}.webp`)) &&
        isComplete(name, filesIn(defaultLocale, staticFolders));
      const folder = folderOf(isOfDefault ? defaultLocale : locale);
      if (!isOfDefault) checkName(name, folder, files, node, file);
      parent.children.splice(
        index,
        1,
        ...colourModes.map((mode) =>
          inline('span', {className: `only-${mode}`}, [{...node, url: `${folder}/${name}-${mode}.webp`}]),
        ),
      );
    });
  };
}

type SiteOfPage = Pick<Site, 'locale' | 'defaultLocale' | 'staticFolders'>;

const folderOf = (locale: string): string => `/img/screenshots/${locale}`;

const isComplete = (name: string, files: ReadonlySet<string>): boolean =>
  colourModes.every((mode) => files.has(`${name}-${mode}.webp`));

/** The screenshots in a language. */
function filesIn(locale: string, staticFolders: readonly string[]): Set<string> {
  const folders = staticFolders.map((one) => path.join(one, folderOf(locale))).filter((one) => existsSync(one));
  return new Set(folders.flatMap((folder) => readdirSync(folder)));
}

function checkName(name: string, folder: string, files: ReadonlySet<string>, node: Image, file: VFile): void {
  if (isComplete(name, files)) return;
  const taken = [...files].flatMap((picture) => /^(.+)-light\.webp$/.exec(picture)?.[1] ?? []);
  const suggestion = nearest(
    name,
    taken.filter((one) => isComplete(one, files)),
  );
  throw authorError(
    file,
    node,
    `There is no screenshot “${name}”.`,
    suggestion
      ? `Did you mean “${suggestion}”?`
      : `“lectern screenshots” of @lectern/cli takes it: ${name}-light.webp and ${name}-dark.webp in static${folder}.`,
  );
}
