import path from 'node:path';

/** Counts the migrated files of each part of a site. */
export function tally(files: string[], pages: string[], folders: string[]): [part: string, count: number][] {
  const count = (list: string[], pattern: RegExp): number => list.filter((file) => pattern.test(file)).length;
  const docs = folders
    .map((folder) => path.posix.normalize(folder))
    .filter((folder) => !/^(?:docs|blog|src)(?:\/|$)/.test(folder));
  const parts: [string, number][] = [
    ['docs', count(pages, /^docs\//)],
    ...docs.map((folder): [string, number] => [
      `pages in ${folder}`,
      pages.filter((file) => file.startsWith(`${folder}/`)).length,
    ]),
    ['posts', count(pages, /^blog\//)],
    ['docs of older versions', count(pages, /^(?:\w+_)?versioned_docs\//)],
    ['translated pages', count(pages, /^i18n\//)],
    ['other files of translations', count(files, /^i18n\/.*\.(?:json|ya?ml)$/)],
    ['sidebars', count(files, /^(?:sidebars[\w.-]*|(?:\w+_)?versioned_sidebars\/.*)\.(?:[cm]?[jt]s|json)$/)],
    ['pages, components and styles in src', count(files, /^src\/.*\.(?:[jt]sx?|mdx?|css|scss)$/)],
    ['static files', count(files, /^static\//)],
  ];
  return parts.filter(([, number]) => number > 0);
}
