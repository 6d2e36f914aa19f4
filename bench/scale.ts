/**
 * `npm run bench:scale [-- 20 300 1000]`: how building grows with the number of docs. Runs `npm run build` in a copy of
 * this site with that many docs more, in both languages side by side: cold, and again after one line of one page was
 * changed. Then the same with a stock Docusaurus that has these docs alone.
 */
import {spawn} from 'node:child_process';
import {appendFile, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageFile, writePages} from './scale/pages';
import {copyLectern, makeStock} from './scale/sites';
import {indexBytes, pageBytes} from './scale/weigh';

const sizes = process.argv.slice(2).map(Number);
const pageAddress = '/docs/scale/part-1/page-1';
const sites = {Lectern: copyLectern, 'stock Docusaurus': makeStock};

/** Of all processes together; the peak is the sum of their peaks. */
interface Usage {
  cpu: number;
  peak: number;
}

interface Build extends Usage {
  wall: number;
}

interface Row {
  pages: number;
  cold: Build;
  edited: Build;
  /** Compressed: both files of the English search, and one of the docs with what it loads before a reader does anything. */
  index: number;
  page: number;
}

async function main(): Promise<void> {
  if (sizes.some((size) => !(size > 0))) throw new Error('Say how many docs to add: npm run bench:scale -- 20 300');
  for (const [name, make] of Object.entries(sites)) {
    const rows: Row[] = [];
    for (const pages of sizes.length ? sizes : [20, 300, 1000]) {
      rows.push(await measure(make, pages));
      print(name, rows);
    }
  }
}

async function measure(make: () => Promise<string>, pages: number): Promise<Row> {
  const site = await make();
  try {
    await writePages(site, pages);
    await run('git', ['init', '-q'], site);
    await run('git', ['add', '-A'], site);
    await run('git', ['commit', '-qm', 'Pages'], site);
    const cold = await build(site);
    await appendFile(pageFile(site, 'en', 0), '\nOne line more.\n');
    const edited = await build(site);
    const folder = path.join(site, 'build');
    return {pages, cold, edited, index: await indexBytes(folder), page: await pageBytes(folder, pageAddress)};
  } finally {
    await rm(site, {recursive: true, force: true});
  }
}

async function build(site: string): Promise<Build> {
  const usage = await mkdtemp(path.join(tmpdir(), 'usage-'));
  await run('npm', ['run', 'references', '--if-present'], site);
  const start = performance.now();
  await run('npm', ['run', 'build'], site, {
    USAGE_FOLDER: usage,
    NODE_OPTIONS: `--import=${path.resolve('bench/scale/usage.mjs')}`,
  });
  const wall = (performance.now() - start) / 1000;
  const files = (await readdir(usage)).map((name) => path.join(usage, name));
  const used = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Usage));
  await rm(usage, {recursive: true});
  const sum = (field: keyof Usage): number => used.reduce((total, one) => total + one[field], 0);
  return {wall, cpu: sum('cpu'), peak: sum('peak')};
}

function run(command: string, args: string[], cwd: string, environment: Record<string, string> = {}): Promise<void> {
  const identity = {GIT_AUTHOR_NAME: 'bench', GIT_AUTHOR_EMAIL: 'bench@localhost'};
  const env = {
    ...process.env,
    ...identity,
    GIT_COMMITTER_NAME: 'bench',
    GIT_COMMITTER_EMAIL: 'bench@localhost',
    ...environment,
  };
  const child = spawn(command, args, {cwd, env});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-3000)}`));
    });
  });
}

function print(name: string, rows: Row[]): void {
  const heads = [
    'docs, x 2',
    '',
    'wall s',
    'CPU s',
    'CPU ms a page more',
    'of cold',
    'peak MiB',
    'index KiB',
    'a page KiB',
  ];
  console.log(`\n${name}\n\n| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`);
  rows.forEach(({pages, cold, edited, index, page}, at) => {
    const line = (name: string, build: Build, ...more: string[]): void => {
      const {wall, cpu, peak} = build;
      const [slope, share, ...sizes] = more;
      const cells = [pages, name, wall.toFixed(1), cpu.toFixed(1), slope, share, (peak / 2 ** 20).toFixed(0), ...sizes];
      console.log(`| ${cells.join(' | ')} |`);
    };
    const [ofCold, ofEdited] = slopes(rows, at);
    line('cold', cold, ofCold?.toFixed(0) ?? '', '', (index / 1024).toFixed(0), (page / 1024).toFixed(1));
    line('one line changed', edited, ofEdited?.toFixed(0) ?? '', (edited.cpu / cold.cpu).toFixed(2), '', '');
  });
  const known = rows.map((_, at) => slopes(rows, at)[0]).filter((slope) => slope !== undefined);
  if (known.length < 2) return;
  const ratio = known.at(-1)! / known[0]!;
  const verdict = ratio < 1.25 ? 'Building grows linearly' : 'Building grows faster than the number of pages';
  console.log(`\n${verdict}: the last pages cost ${ratio.toFixed(2)} times as much as the first ones.`);
}

/** Milliseconds of CPU for each page more than in the row before, in either language: cold, and after the change. */
function slopes(rows: Row[], at: number): [cold?: number, edited?: number] {
  const [before, now] = [rows[at - 1], rows[at]!];
  if (!before) return [];
  const each = (kind: 'cold' | 'edited'): number =>
    ((now[kind].cpu - before[kind].cpu) / (2 * (now.pages - before.pages))) * 1000;
  return [each('cold'), each('edited')];
}

void main();
