import {createMatcher} from '@docusaurus/utils';
import {allFolders, contentKinds, optionsOf} from './folders';
import type {Site} from '../settings/site';

/** Pages that no build makes: those of parts that are switched off, and those that docs, blog and pages exclude. */
export function leftOutGlobs(site: Site): string[] {
  return contentKinds.flatMap((kind) => {
    const folders = allFolders(site, kind);
    // The folder of pages also has components, so only its Markdown is left out.
    if (!site.content[kind]) return folders.map((folder) => `${folder}/${kind === 'page' ? '*.{md,mdx}' : '**'}`);
    const {exclude = []} = optionsOf(site, kind);
    return exclude.flatMap((pages) => folders.map((folder) => `${folder}/${pages}`));
  });
}

/** Tells whether a build leaves out a file, by its path in the site. */
export function leftOutMatcher(site: Site): (file: string) => boolean {
  return createMatcher(leftOutGlobs(site));
}
