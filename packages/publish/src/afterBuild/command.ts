import {existsSync} from 'node:fs';
import path from 'node:path';
import {runAfterBuild} from './afterBuild';
import {readAfterBuild} from './made';

/** `lectern-publish [FOLDER]`: writes headers and compressed files for a build merged from several. */
export async function command(siteDir: string, folder = 'build'): Promise<void> {
  const {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated = '.docusaurus'} = process.env;
  const work = readAfterBuild(siteDir, generated);
  if (!work)
    throw new Error(
      `${generated} knows of nothing to do: build the site with the plugin @lectern/publish, and “headers” or “compress” on.`,
    );
  if (!existsSync(path.join(siteDir, folder))) throw new Error(`There is no folder “${folder}”.`);
  await runAfterBuild(siteDir, path.join(siteDir, folder), work);
}
