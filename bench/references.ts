/**
 * `npm run bench:references -- api.github.com.json [--most 300] [--locales en,fr] [--preset] [--keep]`: what a large
 * description of a REST API takes: making its pages, and building a site that has nothing else, with Docusaurus' classic
 * preset or with `@lectern/preset`. The description is a file, such as one of the npm package `@octokit/openapi`;
 * `--most` takes its first operations only.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import {parse} from 'yaml';
import {isObject} from '@lectern/references/openapi/path';
import {operationsOf} from '@lectern/references/openapi/pageList';
import {makeFolder} from './scale/sites';

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    most: {type: 'string'},
    locales: {type: 'string', default: 'en,fr'},
    preset: {type: 'boolean', default: false},
    keep: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  const [file] = positionals;
  if (!file || !existsSync(file)) throw new Error('Name a description: npm run bench:references -- api.yaml');
  const locales = options.locales.split(',');
  const site = await makeFolder();
  try {
    const operations = await writeSite(site, file, locales);
    const made = await measure('docusaurus references', ['docusaurus', 'references'], site);
    const built = await measure('docusaurus build', ['docusaurus', 'build'], site);
    const pages = await pagesIn(path.join(site, 'build/docs/api'));
    console.log(`${operations} operations, ${locales.join(' and ')}: ${pages.length} pages of a language\n`);
    console.log('| | wall s | CPU s | CPU s an operation | peak MiB | MiB an operation |\n|---|---|---|---|---|---|');
    for (const {name, wall, cpu, peak} of [made, built]) {
      const cells = [wall, cpu, cpu / operations, peak / 2 ** 20, peak / 2 ** 20 / operations];
      console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(cell < 10 ? 3 : 1)).join(' | ')} |`);
    }
    console.log('\n| page | HTML KiB | brotli KiB | elements | |\n|---|---|---|---|---|');
    const [bySize, byElements] = (['bytes', 'elements'] as const).map((key) =>
      pages.sort((a, b) => b[key] - a[key]).slice(),
    );
    row('median', bySize![Math.floor(pages.length / 2)]!);
    row('largest', bySize![0]!);
    row('most elements', byElements![0]!);
  } finally {
    if (options.keep) console.log(`\n${site}`);
    else await rm(site, {recursive: true, force: true});
  }
}

async function writeSite(site: string, file: string, locales: string[]): Promise<number> {
  const text = await readFile(file, 'utf8');
  const description = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Record<string, unknown>;
  if (options.most) cut(description, Number(options.most));
  await writeFile(path.join(site, 'api.json'), options.most ? JSON.stringify(description, null, 1) : text);
  const references = {openapi: [{id: 'big', file: 'api.json'}]};
  const configuration = `module.exports = {
  title: 'Big',
  url: 'https://big.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: '${locales[0]}', locales: ${JSON.stringify(locales)}},
  future: {v4: {removeLegacyPostBuildHeadAttribute: true, fasterByDefault: true}},
  presets: [['${options.preset ? '@lectern/preset' : 'classic'}', {docs: {sidebarPath: './sidebars.js'}, blog: false${
    options.preset ? `, references: ${JSON.stringify(references)}` : ''
  }}]],
  plugins: ${options.preset ? '[]' : JSON.stringify([['@lectern/references', references]])},
  themeConfig: {navbar: {title: 'Big', items: [{type: 'docSidebar', sidebarId: 'bigSidebar'}]}},
};\n`;
  await writeFile(path.join(site, 'docusaurus.config.js'), configuration);
  await writeFile(
    path.join(site, 'sidebars.js'),
    "module.exports = require('@lectern/references/navigation').apiSidebars();\n",
  );
  await writeFile(path.join(site, 'package.json'), '{"name": "big"}');
  await mkdir(path.join(site, 'docs'));
  for (const locale of locales.slice(1)) await mkdir(path.join(site, 'i18n', locale), {recursive: true});
  return operationsOf(description).length;
}

/** Leaves the first operations. */
function cut(description: Record<string, unknown>, most: number): void {
  const kept = new Set(
    operationsOf(description)
      .slice(0, most)
      .map(({path: place}) => place.join('\n')),
  );
  for (const section of ['paths', 'webhooks', 'x-webhooks']) {
    const items = description[section];
    if (!isObject(items)) continue;
    for (const [address, item] of Object.entries(items)) {
      if (!isObject(item)) continue;
      for (const method of Object.keys(item)) {
        const isOperation = isObject(item[method]) && 'responses' in item[method];
        if (isOperation && !kept.has([section, address, method].join('\n'))) delete item[method];
      }
      if (!Object.values(item).some((one) => isObject(one) && 'responses' in one)) delete items[address];
    }
  }
}

interface Used {
  name: string;
  wall: number;
  cpu: number;
  peak: number;
}

async function measure(name: string, command: string[], site: string): Promise<Used> {
  const usage = await mkdtemp(path.join(tmpdir(), 'usage-'));
  const start = performance.now();
  // Docusaurus compiles nothing of packages: those of this repository are TypeScript.
  const hooks = `--import=${path.resolve('bench/scale/usage.mjs')}`;
  const child = spawn('npx', command, {
    cwd: site,
    env: {...process.env, USAGE_FOLDER: usage, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${hooks}`},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}:\n${output.slice(-6000)}`);
  const used = await Promise.all(
    (await readdir(usage)).map(async (file) => JSON.parse(await readFile(path.join(usage, file), 'utf8')) as Used),
  );
  await rm(usage, {recursive: true});
  return {
    name,
    wall: (performance.now() - start) / 1000,
    cpu: used.reduce((sum, {cpu}) => sum + cpu, 0),
    peak: Math.max(...used.map(({peak}) => peak)),
  };
}

interface Page {
  name: string;
  bytes: number;
  packed: () => number;
  elements: number;
}

async function pagesIn(folder: string): Promise<Page[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => {
      const html = await readFile(path.join(folder, name));
      const packed = (): number => brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;
      return {name, bytes: html.length, packed, elements: html.toString().match(/<[a-z]/g)?.length ?? 0};
    }),
  );
}

function row(kind: string, {name, bytes, packed, elements}: Page): void {
  console.log(`| ${kind} | ${(bytes / 1024).toFixed(0)} | ${(packed() / 1024).toFixed(1)} | ${elements} | ${name} |`);
}

void main();
