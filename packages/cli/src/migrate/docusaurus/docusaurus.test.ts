import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {command} from '../../command';

let folder: string;
const said: string[] = [];

const place = (file: string): string => path.join(folder, file);
const read = (file: string): string => readFileSync(place(file), 'utf8');

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(place(file)), {recursive: true});
    writeFileSync(place(file), text);
  }
}

/** What it says, and its report. */
async function migrate(...words: string[]): Promise<string> {
  said.length = 0;
  await command(folder, ['migrate', '--from', 'docusaurus', ...words]);
  return said.join('\n');
}

const page = (text: string): string => `---\ntitle: T\n---\n\n${text}\n`;

const site = {
  'repository/data.json': '{}',
  'repository/code.js': 'export default 1;\n',
  'repository/guides/a.md': page('[b](./b.md) ![c](../site/static/c.png) `{{ name }}`'),
  'repository/guides/b.md': page('B'),
  'repository/site/docusaurus.config.ts': `import type {Config} from '@docusaurus/types';

const config: Config = {
  title: 'T',
  i18n: {defaultLocale: 'de', locales: ['de', 'ar']},
  presets: [
    [
      require.resolve('@docusaurus/preset-classic'),
      {docs: {path: '../guides', editUrl: 'https://a.example/edit', sidebarPath: './sidebars.ts', admonitions: {keywords: ['hint']}}},
    ],
  ],
  themes: ['@easyops-cn/docusaurus-search-local'],
  themeConfig: {
    navbar: {items: [{to: '/a', label: 'A'}]},
    // algolia: {},
    algolia: {appId: 'a'},
  },
};
export default config;
`,
  'repository/site/package.json':
    '{\n    "dependencies": {\n        "@docusaurus/core": "3.4.0",\n        "react": "1"\n    }\n}\n',
  'repository/site/sidebars.ts': 'export default {};\n',
  'repository/site/.env': 'SECRET=1\n',
  'repository/site/build/index.html': '',
  'repository/site/static/c.png': 'PNG',
  'repository/site/blog/2020-01-01-a.md': page('A'),
  'repository/site/src/theme/CodeBlock/index.js': 'export default function CodeBlock() {}\n',
  'repository/site/src/theme/Layout.js': "import Layout from '@theme-original/Layout';\nexport default Layout;\n",
  'repository/site/src/pages/index.js': "import data from '../../../data.json';\n\nimport code from '../../../code';\n",
  'repository/site/i18n/ar/docusaurus-plugin-content-docs/current/a.md': page('A'),
  'repository/site/i18n/ar/code.json': '{}',
  'repository/site/versioned_docs/version-1/a.mdx': page(
    ':::hint Words\nA\n:::\n\n:::caution\nA\n:::\n\n<Tabs values={[{label: \'One "1"\', value: "one"}]}>\n<TabItem value="one">1</TabItem>\n<TabItem value="two">2</TabItem>\n</Tabs>\n\n:::unknown\nA\n:::',
  ),
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

it('brings a whole site, and puts the preset in its place', async () => {
  write(site);
  await migrate('repository/site', '--write', 'new');
  const config = read('new/docusaurus.config.ts');
  expect(config).toContain("      '@lectern/preset',\n      {docs: {path: './guides', editUrl");
  expect(config.split('\n')).toHaveLength(site['repository/site/docusaurus.config.ts'].split('\n').length);
  expect(read('new/package.json')).toMatch(
    /^\{\n {4}"dependencies": \{\n {8}"@docusaurus\/core": "3.4.0",\n {8}"@lectern\/preset": "\d+\.\d+\.\d+",\n {8}"react": "1"\n/,
  );
  for (const file of ['sidebars.ts', 'static/c.png', 'blog/2020-01-01-a.md', 'i18n/ar/code.json', 'guides/b.md']) {
    expect(existsSync(place(`new/${file}`)), file).toBe(true);
  }
  for (const file of ['.env', 'build/index.html']) expect(existsSync(place(`new/${file}`)), file).toBe(false);
});

it('takes along what lies beside the site, and leads to it', async () => {
  write(site);
  await migrate('repository/site', '--write', 'new');
  expect(read('new/src/pages/index.js')).toBe(
    "import data from '../../data.json';\n\nimport code from '../../../code';\n",
  );
  expect(read('new/data.json')).toBe('{}');
  expect(read('new/guides/a.md')).toBe(page('[b](./b.md) ![c](../static/c.png) `\\{{ name }}`'));
});

it('writes what Markdown here reads differently as it was meant', async () => {
  write(site);
  await migrate('repository/site', '--write', 'new');
  expect(read('new/versioned_docs/version-1/a.mdx')).toContain(
    '<TabItem label={"One \\"1\\""} value="one">1</TabItem>\n<TabItem label="two" value="two">2</TabItem>',
  );
});

it('says what needs a hand, with file and line', async () => {
  write(site);
  await migrate('repository/site', '--write', 'new');
  const report = read('new/migration-report.md');
  expect(report).toContain('5 pages, ');
  expect(report).toContain('| entries of the navbar | 1 |\n| languages | 2 |');
  const todo = [...report.matchAll(/^### 1 × (.*?)[.:;,].*\n\n- (\S+)$/gm)].map(
    ([, what, where]) => `${where} ${what}`,
  );
  expect(todo).toEqual([
    'docusaurus.config.ts:12 “@easyops-cn/docusaurus-search-local” is a second search',
    'docusaurus.config.ts:9 “editUrl” is that of the old place of “',
    'package.json:3 Update Docusaurus to 3',
    'src/pages/index.js:3 “',
    'docusaurus.config.ts:16 “algolia” stays the search of the site',
    'src/theme/CodeBlock/index.js:1 “CodeBlock” is a copy of a component of the theme',
    'versioned_docs/version-1/a.mdx:18 There is no “',
  ]);
});

it('knows what Docusaurus does before, and says nothing of it', async () => {
  write({
    'site/docusaurus.config.js': `const math = require('remark-math');
module.exports = {presets: [['classic', {docs: {remarkPlugins: [math]}}]], staticDirectories: ['public']};
`,
    'site/public/a.pdf': '',
    'site/docs/b.csv': '',
    'site/docs/a.md': page(
      '## A {#b}\n\n$\\frac{1}{c_{d}}$ [a](/a.pdf) [b](./b.csv) [c](./none.csv)\n\n`{{ d }}` [^e]\n\n:::tip Title\nA\n:::',
    ),
    'site/docs/b.md': '---\ntitle: [\n---\n\nB\n',
  });
  await migrate('site', '--write', 'new');
  const report = read('new/migration-report.md');
  expect(report).toContain('2 pages, ');
  expect(report).toContain('### 1 × There is no file “./none.csv” to download.');
  expect(report).toMatch(/### 1 × Docusaurus cannot read this page: .*\n\n- docs\/b.md:1\n/);
  expect(report).toContain('### 1 × There is no footnote “[^e]”.');
  expect(report.match(/^### /gm)).toHaveLength(3);
});

it('changes nothing where it runs again', async () => {
  write(site);
  expect(await migrate('repository/site')).toContain('Nothing is written without --write.');
  await migrate('repository/site', '--write', 'new');
  expect(await migrate('repository/site', '--write', 'new')).toMatch(
    /Nothing is written: all \d+ files are in new already\./,
  );
  write({'new/docusaurus.config.ts': 'export default {};\n'});
  await expect(migrate('repository/site', '--write', 'new')).rejects.toThrow('and differ: docusaurus.config.ts.');
});

it('leaves a site alone whose braces are variables already', async () => {
  write(site);
  await migrate('repository/site', '--write', 'new');
  await expect(migrate('new', '--write', 'again')).rejects.toThrow('has @lectern/preset already');
});

it('says where there is no site, and where it cannot write', async () => {
  write({...site, 'empty/a.md': ''});
  await expect(migrate('empty')).rejects.toThrow('There is no docusaurus.config.* in “');
  await expect(migrate('repository/site', '--write', 'repository/site/new')).rejects.toThrow('is within the old site');
});
