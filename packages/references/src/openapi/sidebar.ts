import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {Words} from './words';

interface Item {
  type: string;
  label?: string;
  link?: {id?: string};
  items?: Item[];
}

const untagged = 'UNTAGGED';

/**
 * The sidebar that the plugin writes as a module, as JSON beside the pages: a module that may not exist yet would fail
 * the type check.
 */
export async function makeSidebar(folder: string, words: Words): Promise<void> {
  const module = path.join(folder, 'sidebar.ts');
  const items = itemsIn(await readFile(module, 'utf8'));
  await writeFile(path.join(folder, 'sidebar.json'), `${JSON.stringify(mended(items), null, 2)}\n`);
  await rm(module);

  function mended(all: Item[]): Item[] {
    const hasTags = all.some(({type, label}) => type === 'category' && label !== untagged);
    return all.flatMap((item) => {
      if (item.type !== 'category') return [item];
      if (item.label === untagged) return hasTags ? [{...item, label: words.untagged}] : (item.items ?? []);
      const {link, ...category} = item;
      // A tag that only schemas have gets no page.
      return [link?.id && existsSync(path.join(folder, `${path.basename(link.id)}.tag.mdx`)) ? item : category];
    });
  }
}

/** The module says `const sidebar: SidebarsConfig = {…};` and exports its only list. */
function itemsIn(module: string): Item[] {
  const object = /= (\{[^]*\});\s*export default/.exec(module)?.[1] ?? '{}';
  return (runInNewContext(`(${object})`) as {apisidebar: Item[]}).apisidebar;
}
