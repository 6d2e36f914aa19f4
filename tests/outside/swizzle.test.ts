/** Docusaurus' own command on packed packages: it lists their components, wraps and ejects them, and they are shown. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {classicSite, type ClassicSite} from './classicSite';
import {runToEnd} from './modules';

const config = 'docusaurus.config.ts';
let site: ClassicSite;

async function run(...words: string[]): Promise<string> {
  const {code, output} = await site.docusaurus(...words);
  expect(code, output).toBe(0);
  return output;
}

/** Runs the command several times in one process, which it would end, so that Docusaurus is loaded once. */
const inOneProcess = `
  const {swizzle} = await import('@docusaurus/core/lib/index.js');
  process.exit = (code) => { throw {code}; };
  for (const [theme, component, ...flags] of JSON.parse(process.argv[3])) {
    const options = Object.fromEntries(flags.map((flag) => [flag.slice(2), true]));
    await swizzle(theme, component, '.', {danger: true, ...options}).catch((end) => { if (end.code !== 0) throw end; });
  }
`;

async function swizzle(...commands: (string | null)[][]): Promise<string> {
  // As in Docusaurus’ own command, its name is the third word.
  const words = ['--input-type=module', '--eval', inOneProcess, 'docusaurus', 'swizzle', JSON.stringify(commands)];
  const {code, output} = await runToEnd('node', words, site.folder);
  expect(code, output).toBe(0);
  return output;
}

/** A page of the built site. */
const page = (name: string): ReturnType<typeof load> =>
  load(readFileSync(path.join(site.folder, 'build', name, 'index.html'), 'utf8'));

function write(name: string, text: string): void {
  const file = path.join(site.folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

beforeAll(async () => {
  // Whoever takes a copy of the part for diagrams has Mermaid, whose types it needs.
  site = await classicSite('docs', 'markdown', 'references', 'search', 'theme', '@docusaurus/theme-mermaid');
  cpSync('packages/references/fixtures/orders.yaml', path.join(site.folder, 'orders.yaml'));
  const references = "['@lectern/references', {openapi: [{id: 'orders', file: 'orders.yaml'}]}]";
  const docs = "['@lectern/docs', {id: 'help', path: 'help', routeBasePath: 'help'}]";
  site.replace(
    config,
    '  themeConfig: {',
    `  plugins: [${references}, ${docs}],\n  themes: ['@lectern/theme', '@lectern/search'],\n  themeConfig: {`,
  );
  site.replace(config, 'export default config', 'export default withMarkdown(config)');
  site.replace(config, 'import {themes', "import {withMarkdown} from '@lectern/markdown';\nimport {themes");
  for (const [page, tags] of [
    ['one', 'a'],
    ['two', 'a'],
    ['three', 'b'],
  ])
    write(`help/${page}.md`, `---\ntags: [${tags}]\n---\n\n# ${page}\n`);
  write('docs/tags.yml', 'parts: {label: Parts}\nparts-b:\n');
  write(
    'docs/tagged.md',
    '---\ntags: [parts, parts-b]\n---\n\n# Tagged\n\n:::figure[To see.]{#figure-one}\n\nThis.\n\n:::\n',
  );
  const names = ['docs', 'markdown', 'references', 'search', 'theme'];
  write('src/types.d.ts', names.map((name) => `/// <reference types="@lectern/${name}" />\n`).join(''));
});
afterAll(() => site?.remove());

it('lists the components of all of ours, with what they are', async () => {
  const components = {
    docs: 'DocNeighbours',
    markdown: 'Figure',
    references: 'ApiCode',
    search: 'SearchNothingFound',
    theme: 'TagTree',
  };
  for (const language of ['--javascript', '--typescript']) {
    const names = Object.keys(components).map((name) => `@lectern/${name}`);
    const output = stripVTControlCharacters(await swizzle(...names.map((name) => [name, null, '--list', language])));
    for (const name of names) expect(output).toContain(`Components available for swizzle in ${name}`);
    for (const component of Object.values(components))
      expect(output).toMatch(new RegExp(`│ ${component} +│ Safe +│ (?:Safe|Unsafe) +│ .*\\w{3}`));
  }
});

it('wraps and ejects them, in TypeScript and in JavaScript, into a site that builds and shows them', async () => {
  await run('swizzle', '@lectern/search', 'SearchBar', '--wrap', '--typescript', '--danger');
  await swizzle(
    ['@lectern/search', 'SearchKindFilter', '--eject', '--typescript'],
    ['@lectern/search', 'SearchNothingFound', '--wrap', '--typescript'],
    ['@lectern/search', 'SearchInPage', '--eject', '--javascript'],
    ['@lectern/theme', 'TagTree', '--eject', '--typescript'],
    ['@lectern/docs', 'DocNeighbours', '--eject', '--typescript'],
    ['@lectern/docs', 'DocsHome', '--eject', '--javascript'],
    ['@lectern/theme', 'NotFound/Content', '--eject', '--javascript'],
    ['@lectern/markdown', 'Figure', '--eject', '--javascript'],
    ['@lectern/markdown', 'Conditions', '--eject', '--typescript'],
    ['@lectern/references', 'ApiPage', '--eject', '--javascript'],
    ['@lectern/references', 'ApiCode', '--wrap', '--javascript'],
    ['@lectern/references', 'ApiOperation', '--eject', '--typescript'],
  );

  site.replace(
    'src/theme/SearchBar/index.tsx',
    '<SearchBar {...props} />',
    '<i id="wrapped"><SearchBar {...props} /></i>',
  );
  site.replace(
    'src/theme/SearchInPage/index.js',
    '<div className={styles.search}',
    '<div id="ejected" className={styles.search}',
  );
  site.replace(
    'src/theme/TagTree/index.tsx',
    '<ul className={styles.roots}>',
    '<ul id="ejected" className={styles.roots}>',
  );
  site.replace('src/theme/DocNeighbours/index.tsx', '<nav ', '<nav id="ejected" ');
  site.replace('src/theme/Figure/index.js', '<figure ', '<figure data-ejected ');
  site.replace('src/theme/ApiPage/inBuild.js', '<div data', '<div id="ejected" data');
  site.replace(
    'src/theme/ApiCode/index.js',
    '<ApiCode {...props} />',
    '<i className="wrapped"><ApiCode {...props} /></i>',
  );
  site.replace('src/theme/ApiOperation/index.tsx', '<p className', '<p id="ejected" className');

  await run('build');
  expect(page('docs/intro')('.navbar #wrapped input').length).toBe(1);
  expect(page('search')('#ejected input').length).toBe(1);
  expect(page('docs/tags')('#ejected > li').text()).toContain('Parts-b');
  expect(page('help/one')('nav#ejected').text()).toContain('two');
  expect(page('docs/tagged')('figure[data-ejected]').text()).toContain('To see.');
  const operation = page('docs/api/orders/place-order');
  expect(operation('p#ejected').text()).toContain('POST');
  expect(operation('div#ejected h1').length).toBe(1);
  expect(operation('i.wrapped pre').length).toBeGreaterThan(3);
});

it('has the types that all of them need, in TypeScript', async () => {
  for (const name of ['docs', 'markdown', 'references', 'search', 'theme']) {
    const sources = path.join(site.folder, 'node_modules/@lectern', name, 'src/theme');
    cpSync(sources, path.join(site.folder, 'src/theme'), {recursive: true, force: false});
  }
  // The template asks for what TypeScript 6 deprecates, and each version wants to be told by its own number.
  const typescript = readFileSync(path.join(site.folder, 'node_modules/typescript/package.json'), 'utf8');
  const [major] = (JSON.parse(typescript) as {version: string}).version.split('.');
  const {code, output} = await site.command('tsc', '--noEmit', '--ignoreDeprecations', `${major}.0`);
  expect(code, output).toBe(0);
});
