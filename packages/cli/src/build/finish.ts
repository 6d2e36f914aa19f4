import {runAfterBuild} from '@lectern/publish/afterBuild/afterBuild';
import {readInfo} from './mergeBuilds';

/** Writes headers and compressed files, as @lectern/publish asks for them: they cover the files of all languages. */
export async function finish(siteDir: string, folder: string): Promise<void> {
  const {afterBuild} = await readInfo(folder);
  if (afterBuild) await runAfterBuild(siteDir, folder, afterBuild);
}
