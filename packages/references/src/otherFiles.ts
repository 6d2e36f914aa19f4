import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

/** The front matter of pages that `graphql/page.ts` generates. */
const madeOfSchema =
  /^---\ntitle: .*\n(?:sidebar_label: .*\n)?description: .*\n(?:(?:tags|slug): .*\n)?(?:sidebar_class_name: .*\n)?toc_max_heading_level: \d\ncustom_edit_url: .*\nmdx:\n {2}format: mdx?\n---\n/;

/** Handwritten files in a folder that would be generated as a whole. */
export async function otherFilesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return Globby(['**', '!**/*.{api,info,tag,schema}.mdx', '!**/*.json'], {cwd: folder});
}

/** Handwritten pages at the paths of a schema's pages. */
export async function otherPagesOf(files: string[]): Promise<string[]> {
  const there = files.filter((file) => existsSync(file));
  const texts = await Promise.all(there.map((file) => readFile(file, 'utf8')));
  return there.filter((_, index) => !madeOfSchema.test(texts[index]!));
}
