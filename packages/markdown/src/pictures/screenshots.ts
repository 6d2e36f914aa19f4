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
export default function screenshots({locale, staticFolders}: Pick<Site, 'locale' | 'staticFolders'>) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'image', (node: Image, index, parent) => {
      if (!node.url.startsWith('screenshot:') || !parent || index === undefined) return;
      const folder = `/img/screenshots/${locale}`;
      const name = node.url.slice('screenshot:'.length);
      checkName(name, folder, staticFolders, node, file);
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

function checkName(name: string, folder: string, staticFolders: readonly string[], node: Image, file: VFile): void {
  const folders = staticFolders.map((one) => path.join(one, folder)).filter((one) => existsSync(one));
  const isTaken = (one: string): boolean =>
    colourModes.every((mode) => folders.some((place) => existsSync(path.join(place, `${one}-${mode}.webp`))));
  if (isTaken(name)) return;
  const pictures = folders.flatMap((place) => readdirSync(place));
  const taken = pictures.flatMap((picture) => /^(.+)-light\.webp$/.exec(picture)?.[1] ?? []).filter(isTaken);
  const suggestion = nearest(name, taken);
  throw authorError(
    file,
    node,
    `There is no screenshot “${name}”.`,
    suggestion
      ? `Did you mean “${suggestion}”?`
      : `“lectern screenshots” of @lectern/cli takes it: ${name}-light.webp and ${name}-dark.webp in static${folder}.`,
  );
}
