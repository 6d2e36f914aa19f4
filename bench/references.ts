/**
 * `npm run bench:references -- api.github.com.json schema.graphql [--most 300] [--locales en,fr] [--preset] [--memory 8192]
 * [--bare] [--keep]`: what large descriptions of REST APIs and large schemas of GraphQL take: making their pages, and
 * building a site that has nothing else, with Docusaurus' classic preset or with `@lectern/preset`. Each is a file, such as
 * one of the npm packages `@octokit/openapi` and `@octokit/graphql-schema`; `--most` takes the first operations of a REST
 * API only. `--memory` builds with `lectern build` within so many MiB. `--bare` builds the same pages without anything on
 * them as well: what Docusaurus takes by itself.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildSchema} from 'graphql';
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
    memory: {type: 'string'},
    bare: {type: 'boolean', default: false},
    keep: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  if (positionals.length === 0 || !positionals.every(existsSync)) {
    throw new Error('Name descriptions or schemas: npm run bench:references -- api.yaml schema.graphql');
  }
  const locales = options.locales.split(',');
  const site = await makeFolder();
  try {
    const parts = await writeSite(site, locales);
    const made = await measure('docusaurus references', ['docusaurus', 'references'], site);
    const {memory} = options;
    const build = memory ? ['lectern', 'build', '--memory', memory] : ['docusaurus', 'build'];
    const built = await measure(build.join(' '), build, site);
    const pages = await pagesIn(path.join(site, 'build/docs/api'));
    const bare = options.bare ? [await measureBare(site, locales)] : [];
    console.log(`${parts} operations and types, ${locales.join(' and ')}: ${pages.length} pages of a language\n`);
    console.log('| | wall s | CPU s | CPU s of each | peak MiB | MiB of each |\n|---|---|---|---|---|---|');
    for (const {name, wall, cpu, peak} of [made, built, ...bare]) {
      const cells = [wall, cpu, cpu / parts, peak / 2 ** 20, peak / 2 ** 20 / parts];
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

/** Says how many operations and types it has. */
async function writeSite(site: string, locales: string[]): Promise<number> {
  const references = {openapi: [] as object[], graphql: [] as object[]};
  const counts = await Promise.all(
    positionals.map(async (file, index) => {
      const [id, name] = [`big${index || ''}`, `${index}${path.extname(file)}`];
      const text = await readFile(file, 'utf8');
      if (/\.(?:graphqls?|gql)$/.test(file)) {
        references.graphql.push({id, file: name});
        await copyFile(file, path.join(site, name));
        const schema = buildSchema(text, {assumeValidSDL: true});
        const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
          Object.keys(type?.getFields() ?? {}),
        );
        return Object.keys(schema.getTypeMap()).filter((type) => !type.startsWith('__')).length + fields.length;
      }
      references.openapi.push({id, file: name});
      const description = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Record<string, unknown>;
      if (options.most) cut(description, Number(options.most));
      await writeFile(path.join(site, name), options.most ? JSON.stringify(description, null, 1) : text);
      return operationsOf(description).length;
    }),
  );
  await writeConfiguration(site, locales, references);
  await writeFile(
    path.join(site, 'sidebars.js'),
    `module.exports = require('@lectern/references/navigation').apiSidebars();
require('node:fs').writeFileSync('${site}/.cache/sidebars.json', JSON.stringify(module.exports));\n`,
  );
  await writeFile(path.join(site, 'package.json'), '{"name": "big"}');
  await mkdir(path.join(site, 'docs'));
  for (const locale of locales.slice(1)) await mkdir(path.join(site, 'i18n', locale), {recursive: true});
  return counts.reduce((sum, count) => sum + count, 0);
}

async function writeConfiguration(site: string, locales: string[], references?: object): Promise<void> {
  const {preset} = options;
  const configuration = `module.exports = {
  title: 'Big',
  url: 'https://big.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: '${locales[0]}', locales: ${JSON.stringify(locales)}},
  future: {v4: {removeLegacyPostBuildHeadAttribute: true, fasterByDefault: true}},
  presets: [['${preset ? '@lectern/preset' : 'classic'}', {docs: {sidebarPath: './sidebars.js'}, blog: false${
    preset && references ? `, references: ${JSON.stringify(references)}` : ''
  }}]],
  plugins: ${preset || !references ? '[]' : JSON.stringify([['@lectern/references', references]])},
  themeConfig: {navbar: {title: 'Big', items: [{type: 'docSidebar', sidebarId: 'bigSidebar', position: 'left'}]}},
};\n`;
  await writeFile(path.join(site, 'docusaurus.config.js'), configuration);
}

/** The same pages with the same sidebars, but with one line on each, and nothing that knows of references. */
async function measureBare(site: string, locales: string[]): Promise<Used> {
  const folders = [
    'docs',
    ...locales.slice(1).map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current`),
  ];
  for (const folder of folders.map((name) => path.join(site, name))) {
    for (const name of await readdir(folder, {recursive: true})) {
      if (!/\.mdx?$/.test(name)) continue;
      const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(await readFile(path.join(folder, name), 'utf8')) ?? [];
      await writeFile(path.join(folder, name), `${frontMatter}\nText.\n`);
    }
  }
  const sidebars = await readFile(path.join(site, '.cache/sidebars.json'), 'utf8');
  await writeFile(path.join(site, 'sidebars.js'), `module.exports = ${sidebars};\n`);
  await writeConfiguration(site, locales);
  for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
    await rm(path.join(site, name), {recursive: true, force: true});
  }
  return measure('the same, bare', ['docusaurus', 'build'], site);
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
