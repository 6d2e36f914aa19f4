import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The file for `::snippet[name]`: in `_snippets` beside the page, or in the nearest folder above. */
export function findSnippet(name: string, page: string, siteDir: string): string | undefined {
  return snippetFolders(page, siteDir)
    .map((folder) => path.join(folder, `_${name}.mdx`))
    .find((file) => name !== '' && existsSync(file));
}

export function snippetNames(page: string, siteDir: string): string[] {
  return snippetFolders(page, siteDir)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .flatMap((file) => /^_(.+)\.mdx$/.exec(file)?.[1] ?? []);
}

/** The folders for snippets of a page, the nearest first; snippets in snippets use the same. */
export function snippetFolders(page: string, siteDir: string): string[] {
  const folders: string[] = [];
  for (let folder = path.dirname(path.resolve(page)); folder.startsWith(siteDir); folder = path.dirname(folder)) {
    folders.push(path.basename(folder) === '_snippets' ? folder : path.join(folder, '_snippets'));
  }
  return folders;
}
