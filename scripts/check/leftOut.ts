import {createMatcher} from '@docusaurus/utils';
import {docs} from '../../src/config/docs';
import {locales} from '../../src/config/i18n';
import {hasPart} from '../../src/config/presentParts';
import {contentFolder, type Kind} from '../../src/i18n/contentFolders';

/** Pages that no build makes: those of parts that the site does not have, and what the docs exclude. */
export function leftOutGlobs(): string[] {
  const all = (kind: Kind): string[] => locales.map((locale) => `${contentFolder(kind, locale)}/**`);
  const folders = ['docs', 'versioned_docs/*', 'i18n/*/docusaurus-plugin-content-docs/*'];
  return [
    ...(hasPart('blog') ? [] : all('post')),
    ...(hasPart('standalonePages') ? [] : all('page').map((pages) => `${pages}/*.{md,mdx}`)),
    ...docs.exclude.flatMap((pages) => folders.map((folder) => `${folder}/${pages}`)),
  ];
}

/** Asks it of a file, by its path in the site. */
export function leftOutMatcher(): (file: string) => boolean {
  return createMatcher(leftOutGlobs());
}
