import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {fillVariables} from '../../remark/variables';

export interface DocSource<Doc = DocMetadata> {
  doc: Doc;
  /** The path below the folder of its language, `wiki/testing.md`. */
  key: string;
  text: string;
}

/** The docs of a version, each with the Markdown it is made from. */
export async function sourcesOf(version: LoadedVersion, siteDir: string): Promise<DocSource[]> {
  return Promise.all(
    version.docs.map(async (doc) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const text = fillVariables({filePath: file, fileContent: await readFile(file, 'utf8')});
      return {doc, key: keyOf(file, version), text};
    }),
  );
}

function keyOf(file: string, {contentPath, contentPathLocalized}: LoadedVersion): string {
  const folders = [contentPathLocalized, contentPath];
  const folder = folders.find((candidate) => candidate && file.startsWith(candidate + path.sep)) ?? contentPath;
  return path.relative(folder, file).split(path.sep).join('/');
}
