/** What is wrong with the settings, as `npm run build` says it, in a copy of what it reads of this repository. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brought} from '@lectern/references/root';

const site = mkdtempSync(path.join(tmpdir(), 'settings-'));
const at = (file: string): string => path.join(site, file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
}

function build(): Promise<{code: number | null; output: string}> {
  const env = {...process.env, NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined, GRAPHQL_SCHEMA: undefined};
  const child = spawn('npx', ['lectern', 'build'], {cwd: site, env});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
}

beforeAll(() => {
  for (const name of ['src', 'docusaurus.config.ts', 'lectern.config.ts', 'package.json', 'tsconfig.json']) {
    cpSync(name, at(name), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  write('i18n/fr/code.json', '{}\n');
  write('examples/orders.yaml', readFileSync(brought('fixtures/orders.yaml'), 'utf8'));
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

const apis = (settings: string): string =>
  `export const references = {${settings}};\nexport const languageTabs = [];\n`;
const orders = "id: 'orders', file: 'examples/orders.yaml'";

interface Mistake {
  file: string;
  /** A pattern that stands in any such file, and what is written in its place; without it, the whole file. */
  at?: RegExp;
  wrong: string;
  folder?: string;
  says: string[];
}

it.each<[string, Mistake]>([
  [
    'a part that there is not',
    {
      file: 'src/config/parts.ts',
      at: /(?<=export const parts = \{)/,
      wrong: '\n  blogs: true,',
      says: ['src/config/parts.ts, blogs: ', 'Did you mean “blog”?', 'Parts: blog, wiki, '],
    },
  ],
  [
    'a language whose folder has another name',
    {
      file: 'src/config/i18n.ts',
      at: /(?<=const languages: [^=]* = \{)/,
      wrong: "\n  epo: {label: 'Esperanto'},",
      folder: 'i18n/eo',
      says: ['src/config/i18n.ts, languages.epo: ', 'Did you mean “eo”?', 'Folders of languages: i18n/eo, i18n/fr.'],
    },
  ],
  [
    'an API file that is not there',
    {
      file: 'src/config/references.ts',
      wrong: apis("openapi: [{id: 'orders', file: 'examples/order.yaml'}]"),
      says: ['src/config/references.ts: openapi[0].file: ', 'Did you mean “examples/orders.yaml”?'],
    },
  ],
  [
    'two APIs on one route',
    {
      file: 'src/config/references.ts',
      wrong: apis(`openapi: [{${orders}}, {id: 'returns', file: 'examples/orders.yaml', route: 'api/orders'}]`),
      says: ['src/config/references.ts: openapi[1].route: ', '“api/orders” is the route of openapi[0], too.'],
    },
  ],
  [
    'a field of an API that there is not',
    {
      file: 'src/config/references.ts',
      wrong: apis(`openapi: [{${orders}, rout: 'api/orders'}]`),
      says: [
        'src/config/references.ts: there is no option “openapi[0].rout”.',
        'Did you mean “openapi[0].route”?',
        'Known options: openapi[0].id, ',
      ],
    },
  ],
  [
    'a kind of API that there is not',
    {
      file: 'src/config/references.ts',
      wrong: apis(`openapis: [{${orders}}]`),
      says: ['src/config/references.ts: there is no option “openapis”.', 'Did you mean “openapi”?', 'Known options: '],
    },
  ],
  [
    'a search engine that there is not',
    {
      file: 'src/config/search.ts',
      at: /(?<=engine: )'\w+'/,
      wrong: "'easyop'",
      says: ['src/config/search.ts', '“engine”', 'Did you mean “easyops”?', 'Known engines: lectern, easyops, none.'],
    },
  ],
  [
    'a rule of APIs that there is not',
    {
      file: 'src/config/rules.ts',
      at: /(?<=referenceRules: [^=]* = \{)/,
      wrong: "'operation-sumary': 'warn',",
      says: [
        'src/config/rules.ts: there is no rule “operation-sumary”.',
        '“operation-summary”?',
        'Rules: page-title, ',
      ],
    },
  ],
  [
    'a level that there is not',
    {
      file: 'src/config/rules.ts',
      at: /(?<=referenceRules: [^=]* = \{)/,
      wrong: "'operation-summary': 'wran',",
      says: ['src/config/rules.ts, operation-summary: ', 'Did you mean “warn”?', 'Levels: off, warn, error.'],
    },
  ],
])('stops at %s, and says where and what is meant', async (_, {file, at: place, wrong, folder, says}) => {
  // With an API to make, whatever this site has.
  const files = {
    'src/config/references.ts': apis(`openapi: [{${orders}}]`),
    'src/config/parts.ts': readFileSync('src/config/parts.ts', 'utf8').replace('rest: false', 'rest: true'),
    [file]: wrong,
  };
  if (place) files[file] = readFileSync(file, 'utf8').replace(place, wrong);
  for (const [name, text] of Object.entries(files)) write(name, text);
  if (folder) mkdirSync(at(folder), {recursive: true});
  try {
    const {code, output} = await build();
    expect(code, output).not.toBe(0);
    for (const part of says) expect(output).toContain(part);
    expect(output).not.toMatch(/^ {4}at |node:internal|docusaurus\.config/m);
  } finally {
    if (folder) rmSync(at(folder), {recursive: true});
    for (const name of Object.keys(files)) cpSync(name, at(name));
  }
});
