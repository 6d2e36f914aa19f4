/**
 * `npm run bench:register [-- texts pages]`: what each part of `@lectern/light` saves. Builds the classic template with
 * 300 docs more, cold and again after one line of one doc was changed: with all parts, then with one of them as
 * Docusaurus makes it. Bytes are of the doc `docs/intro`, read from files and compressed as far as possible.
 */
import {spawn} from 'node:child_process';
import {appendFile, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {writePages} from '../scale/pages';
import {makeClassic} from '../scale/sites';

const docs = 300;
const parts = ['loader', 'later', 'infima', 'texts', 'pages', 'common', 'hashes', 'rendering'];

interface Measured {
  /** HTML and styles. */
  first: number;
  /** What the page loads of scripts, at once or once it is used. */
  scripts: number;
  cold: number;
  edited: number;
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Error(`There is no part “${unknown}”. Parts are ${parts.join(', ')}.`);
  const site = await makeClassic();
  try {
    const page = await writePages(site, docs);
    const all = await measure(site, page, '');
    console.log('| without | first visit B | scripts B | build, cold, CPU s | after an edit, CPU s |');
    console.log('| --- | --- | --- | --- | --- |');
    print('nothing', all);
    // The same again shows how much of a difference in time is chance.
    print('nothing, again', await measure(site, page, ''), all);
    for (const part of asked.length > 0 ? parts.filter((one) => asked.includes(one)) : parts)
      print(part, await measure(site, page, part), all);
  } finally {
    await rm(path.dirname(site), {recursive: true, force: true});
  }
}

async function measure(site: string, page: string, without: string): Promise<Measured> {
  for (const folder of ['build', '.docusaurus', '.cache', 'node_modules/.cache']) {
    await rm(path.join(site, folder), {recursive: true, force: true});
  }
  const cold = await build(site, without);
  await appendFile(page, '\nOne line more.\n');
  const edited = await build(site, without);
  return {...(await weigh(path.join(site, 'build'))), cold, edited};
}

/** CPU of all processes together. */
async function build(site: string, without: string): Promise<number> {
  const usage = await mkdtemp(path.join(tmpdir(), 'usage-'));
  const child = spawn('npx', ['docusaurus', 'build'], {
    cwd: site,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      LIGHT_WITHOUT: without,
      USAGE_FOLDER: usage,
      NODE_OPTIONS: `--import=${path.resolve('bench/scale/usage.mjs')}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(output);
  const files = (await readdir(usage)).map((name) => path.join(usage, name));
  const used = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as {cpu: number}));
  await rm(usage, {recursive: true});
  return used.reduce((sum, {cpu}) => sum + cpu, 0);
}

async function weigh(folder: string): Promise<Pick<Measured, 'first' | 'scripts'>> {
  const page = ['docs/intro.html', 'docs/intro/index.html'].find((name) => existsSync(path.join(folder, name)))!;
  const $ = load(await readFile(path.join(folder, page), 'utf8'));
  const sheets = $('link[rel=stylesheet]:not([media="not all"], [media=print])').map((_, {attribs}) => attribs.href);
  const atOnce = $('script[src]').map((_, {attribs}) => attribs.src);
  const later = $('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const sum = async (names: string[]): Promise<number> => {
    const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
    return files.reduce((total, file) => total + brotliCompressSync(file).length, 0);
  };
  // Scripts that do not wait are part of the first visit.
  const first = await sum([page, ...sheets, ...atOnce]);
  return {first, scripts: await sum([...atOnce, ...later])};
}

function print(name: string, found: Measured, all?: Measured): void {
  const bytes = (field: 'first' | 'scripts'): string =>
    all ? `${found[field]} (${signed(found[field] - all[field])})` : String(found[field]);
  const seconds = (field: 'cold' | 'edited'): string => {
    const said = found[field].toFixed(1);
    return all ? `${said} (${signed(Math.round((found[field] / all[field] - 1) * 100))} %)` : said;
  };
  console.log(`| ${name} | ${bytes('first')} | ${bytes('scripts')} | ${seconds('cold')} | ${seconds('edited')} |`);
}

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
