import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

export interface DocSource<Doc = DocMetadata> {
  doc: Doc;
  file: string;
  /** The path in the folder of its language, `wiki/testing.md`. */
  key: string;
  text: string;
}

/** The docs of a version, each with its Markdown. */
export async function sourcesOf(version: LoadedVersion, siteDir: string): Promise<DocSource[]> {
  return Promise.all(
    version.docs.map(async (doc) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      return {doc, file, key: keyOf(file, version), text: await readFile(file, 'utf8')};
    }),
  );
}

function keyOf(file: string, {contentPath, contentPathLocalized}: LoadedVersion): string {
  const folders = [contentPathLocalized, contentPath];
  const folder = folders.find((candidate) => candidate && file.startsWith(candidate + path.sep)) ?? contentPath;
  return path.relative(folder, file).split(path.sep).join('/');
}
