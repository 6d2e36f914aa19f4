import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type AfterBuild, runAfterBuild} from './afterBuild';

/** What a build leaves for the command, among the files that Docusaurus generates. */
export const afterBuildFile = 'afterBuild.json';

/** `lectern-publish [FOLDER]`: headers and compression, for a build that was put together of several. */
export async function command(siteDir: string, folder = 'build'): Promise<void> {
  const {DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated = '.docusaurus'} = process.env;
  const file = path.join(siteDir, generated, 'lectern-publish/default', afterBuildFile);
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}: build the site with the plugin @lectern/publish, and “headers” or “compress” on.`,
    );
  if (!existsSync(path.join(siteDir, folder))) throw new Error(`There is no folder “${folder}”.`);
  const work = JSON.parse(readFileSync(file, 'utf8')) as AfterBuild;
  await runAfterBuild(siteDir, path.join(siteDir, folder), work);
}
