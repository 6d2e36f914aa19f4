import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {contentFolder, contentKinds, docsFolder, versionOfFile} from '../languages/contentFolders';
import type {Site} from '../site';

type Place = Pick<Site, 'siteDir' | 'locale' | 'defaultLocale'>;

/**
 * Corrects links between pages of which only one is translated: Docusaurus only looks for a file beside the page. If it
 * is in the folder of the other language, the link gets that path.
 *
 *   [Install](./install.md)   becomes, on a translation whose target is not translated,
 *
 *   [Install](@site/docs/install.md)
 */
export default function untranslatedLinks({siteDir, locale, defaultLocale}: Place) {
  return (tree: Root, file: VFile): void => {
    if (locale === defaultLocale) return;
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const folders = foldersAround(page, locale, defaultLocale);
    const own = folders.find((folder) => page.startsWith(`${folder}/`));
    if (own === undefined) return;
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [, target, rest = ''] = /^(\.{1,2}\/[^?#]*\.mdx?)([?#].*)?$/.exec(link.url) ?? [];
      if (target === undefined) return;
      const below = path.posix.relative(own, path.posix.join(path.posix.dirname(page), decodeURI(target)));
      // A translated page replaces its original.
      const shown = [folders[1], folders[0]].find((folder) => existsSync(path.join(siteDir, folder, below)));
      if (shown !== undefined && shown !== own) link.url = `@site/${shown}/${encodeURI(below)}${rest}`;
    });
  };
}

/** The folders of pages in the default language, and in another one, of the same version and kind as a page. */
function foldersAround(page: string, locale: string, defaultLocale: string): [first: string, own: string] {
  const version = versionOfFile(page);
  const inBoth = (folderOf: (language: string) => string): [string, string] => [
    folderOf(defaultLocale),
    folderOf(locale),
  ];
  if (version !== undefined) return inBoth((language) => docsFolder(version, language, defaultLocale));
  const all = contentKinds.map((kind) => inBoth((language) => contentFolder(kind, language, defaultLocale)));
  return all.find((folders) => folders.some((folder) => page.startsWith(`${folder}/`))) ?? all[0]!;
}
