import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';

/** Files that no generator has made, in a folder that would be made anew as a whole. */
export async function otherFilesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return Globby(['**', '!**/*.{api,info,tag,schema}.mdx', '!**/*.json'], {cwd: folder});
}
