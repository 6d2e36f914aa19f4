import type {Image, Root} from 'mdast';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {nearest} from '../text/nearest';
import {authorError} from './authorError';
import {inline} from './jsx';

const colourModes = ['light', 'dark'];

interface Options {
  locale?: Locale;
  staticFolder?: string;
}

/**
 * Shows a picture of the site itself, in the language of the page and the colours that the reader has chosen.
 * `npm run screenshots` takes them.
 *
 *   ![The search box](screenshot:search)
 *
 *   ->  <span className="only-light">![The search box](/img/screenshots/en/search-light.webp)</span>
 *       <span className="only-dark">![The search box](/img/screenshots/en/search-dark.webp)</span>
 *
 * Pictures are loaded when they come near the screen, which one that is not displayed never does.
 */
export default function screenshots({locale = currentLocale, staticFolder = 'static'}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'image', (node: Image, index, parent) => {
      if (!node.url.startsWith('screenshot:') || !parent || index === undefined) return;
      const folder = `/img/screenshots/${locale}`;
      const name = node.url.slice('screenshot:'.length);
      checkName(name, path.join(staticFolder, folder), node, file);
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

function checkName(name: string, folder: string, node: Image, file: VFile): void {
  const isTaken = (one: string): boolean =>
    colourModes.every((mode) => existsSync(path.join(folder, `${one}-${mode}.webp`)));
  if (isTaken(name)) return;
  const pictures = existsSync(folder) ? readdirSync(folder) : [];
  const taken = pictures.flatMap((picture) => /^(.+)-light\.webp$/.exec(picture)?.[1] ?? []).filter(isTaken);
  const suggestion = nearest(name, taken);
  throw authorError(
    file,
    node,
    `There is no screenshot “${name}”.`,
    suggestion
      ? `Did you mean “${suggestion}”?`
      : 'Describe it in scripts/screenshots/shots.ts, then run “npm run build” and “npm run screenshots”.',
  );
}
