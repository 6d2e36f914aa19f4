import {runAfterBuild} from '@lectern/publish/afterBuild/afterBuild';
import {readInfo} from './mergeBuilds';

/** Headers and compression, as @lectern/publish asks for them: they are about the files of all languages. */
export async function finish(siteDir: string, folder: string): Promise<void> {
  const {afterBuild} = await readInfo(folder);
  if (afterBuild) await runAfterBuild(siteDir, folder, afterBuild);
}
