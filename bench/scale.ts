/** How building grows with the number of docs, in two languages, beside other tools that have these docs alone. */
import {execFile} from 'node:child_process';
import {appendFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {measure, type Usage} from './measure';
import {writePages} from './scale/pages';
import {lectern, starlight, stock, type Site} from './scale/sites';
import {pageBytes} from './scale/weigh';
import type {Row} from './table';

const run = promisify(execFile);
const address = '/docs/scale/part-1/page-1';

export async function measureGrowth(sizes: number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const site of [lectern, stock, starlight]) {
    let smaller: Builds | undefined;
    for (const pages of sizes) {
      const builds = await buildTwice(site, pages);
      rows.push(...rowsOf(site, builds, smaller));
      smaller = builds;
    }
  }
  return rows;
}

interface Builds {
  pages: number;
  cold: Usage;
  edited: Usage;
  page: number;
}

async function buildTwice(site: Site, pages: number): Promise<Builds> {
  const folder = await site.make();
  try {
    const first = await writePages(folder, pages, site.docs);
    await commit(folder);
    const cold = await measure(['npm', 'run', 'build'], folder);
    await appendFile(first, '\nOne line more.\n');
    const edited = await measure(['npm', 'run', 'build'], folder);
    return {pages, cold, edited, page: await pageBytes(path.join(folder, site.built), address)};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The time of the last change of a page is read from Git. */
async function commit(folder: string): Promise<void> {
  await run('git', ['init', '-q'], {cwd: folder});
  await run('git', ['add', '-A'], {cwd: folder});
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  await run('git', [...identity, 'commit', '-qm', 'Pages'], {cwd: folder});
}

function rowsOf({name}: Site, {pages, cold, edited, page}: Builds, smaller?: Builds): Row[] {
  const each = (kind: 'cold' | 'edited', now: Usage): number | undefined =>
    smaller && ((now.cpu - smaller[kind].cpu) / (2 * (pages - smaller.pages))) * 1000;
  return [
    {site: `${name}, ${pages} docs x 2`, what: 'build, cold', ...cold, each: each('cold', cold), page},
    {site: `${name}, ${pages} docs x 2`, what: 'one line changed', ...edited, each: each('edited', edited)},
  ];
}
