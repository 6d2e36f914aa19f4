import {createMatcher} from '@docusaurus/utils';
import {allFolders, contentKinds, optionsOf} from './folders';
import type {Site} from '../settings/site';

/** Pages that no build makes: those of parts that the site does not have, and what docs, blog and pages exclude. */
export function leftOutGlobs(site: Site): string[] {
  return contentKinds.flatMap((kind) => {
    const folders = allFolders(site, kind);
    // Components stand beside the pages.
    if (!site.content[kind]) return folders.map((folder) => `${folder}/${kind === 'page' ? '*.{md,mdx}' : '**'}`);
    const {exclude = []} = optionsOf(site, kind);
    return exclude.flatMap((pages) => folders.map((folder) => `${folder}/${pages}`));
  });
}

/** Asks it of a file, by its path in the site. */
export function leftOutMatcher(site: Site): (file: string) => boolean {
  return createMatcher(leftOutGlobs(site));
}
