/** Pages that lead a reader through a task: the commands in them exist, and the configuration compiles. */
import {Globby} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';

const pages = [
  'advanced/components',
  'advanced/style',
  'analytics',
  'api-reference',
  'assistants',
  'deployment',
  'first-page',
  'hosting',
  'i18n/languages',
  'new-site',
  'parts',
  'private-site',
  'redirects',
  'reader-comments',
  'sidebars',
  'single-package',
  'update',
  'versions',
];
const languages = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
const files = pages.flatMap((page) => languages.map((folder) => `${folder}/${page}.md`));
const read = (file: string): string => readFileSync(file, 'utf8');

interface Block {
  lang: string;
  title: string;
  text: string;
}

const blocksOf = (file: string): Block[] => {
  const blocks: Block[] = [];
  visit(parseMarkdown(read(file)), 'code', ({lang, meta, value}: Code) => {
    blocks.push({lang: lang ?? '', title: /title="([^"]+)"/.exec(meta ?? '')?.[1] ?? '', text: value});
  });
  return blocks;
};

/** All that stands on a command line, in blocks and in the text. */
function commandsOf(file: string): string[] {
  const lines: string[] = [];
  visit(parseMarkdown(read(file)), ['code', 'inlineCode'], (node) => {
    const {type, lang, value} = node as Code;
    if (type !== 'code' || lang === 'bash') lines.push(...value.split('\n'));
  });
  return lines.filter((line) => /^(?:npx|npm) /.test(line));
}

const scriptsOf = (file: string): string[] =>
  Object.keys((JSON.parse(read(file)) as {scripts: Record<string, string>}).scripts);

/** Scripts of this repository, and those of a new site. */
const scripts = [...scriptsOf('package.json'), ...scriptsOf('packages/create/template/site/package.json'), 'serve'];
const ofNpm = ['start', 'test'];

/** Where the options of a command of `lectern` are read. */
const folders: Record<string, string> = {links: 'command.ts', smoke: 'command.ts', languages: 'settings'};
const ofDocusaurus: Record<string, string[]> = {
  clear: [],
  swizzle: ['eject', 'wrap', 'typescript', 'danger', 'list'],
  'docs:version': [],
  references: ['force', 'openapi', 'graphql', 'out'],
  'write-heading-ids': [],
};

/** What is wrong with a command, or nothing. */
async function mistakeIn(line: string): Promise<string | undefined> {
  const words = line.split(/\s+/);
  const [program = '', name = ''] = words;
  const options = [...line.matchAll(/ --([a-z-]+)/g)].map(([, option]) => option ?? '').filter(Boolean);
  if (program === 'npm') {
    if (name === 'run') return scripts.includes(words[2] ?? '') ? undefined : `no script “${words[2]}”`;
    return [...ofNpm, 'install', 'uninstall', 'ci', 'outdated'].includes(name) ? undefined : `no command “npm ${name}”`;
  }
  const command = words[2] ?? '';
  if (name === 'docusaurus') {
    const known = ofDocusaurus[command];
    if (!known) return `no command “docusaurus ${command}”`;
    return options.filter((option) => !known.includes(option)).map((option) => `no option --${option}`)[0];
  }
  if (name !== 'lectern') return `an unknown program “${name}”`;
  const source = folders[command] ?? command;
  const code = read('packages/cli/src/command.ts');
  if (!new RegExp(`^  ${command}: \\{`, 'm').test(code)) return `no command “lectern ${command}”`;
  const sources = await Globby(`packages/cli/src/${source}${source.endsWith('.ts') ? '' : '/**/*.ts'}`);
  const text = sources.map(read).join('\n');
  const subcommand = /^[a-z]+$/.test(words[3] ?? '') && ['check', 'i18n'].includes(command) ? words[3] : undefined;
  if (subcommand && !new RegExp(`\\b${subcommand}\\b`).test(text)) return `no “lectern ${command} ${subcommand}”`;
  return options.filter((option) => !isRead(text, option)).map((option) => `no option --${option}`)[0];
}

/** `dir: {type: …}`, `'--locale'`, `name: 'title'` */
const isRead = (code: string, option: string): boolean =>
  new RegExp(`\\b${option}: \\{|--${option}\\b|name: '${option}'|${option}:`).test(code);

describe.each(files)('the commands of %s', (file) => {
  it('exist, with their options', async () => {
    const mistakes = await Promise.all(commandsOf(file).map(async (line) => [line, await mistakeIn(line)] as const));
    expect(mistakes.filter(([, mistake]) => mistake)).toEqual([]);
  });
});

it('says what is wrong with commands', async () => {
  expect(await mistakeIn('npm run creat -- ../docs')).toBe('no script “creat”');
  expect(await mistakeIn('npx lectern linkz')).toBe('no command “lectern linkz”');
  expect(await mistakeIn('npx lectern links --dri build')).toBe('no option --dri');
  expect(await mistakeIn('npx lectern new --kind doc')).toBeUndefined();
  expect(await mistakeIn('npx docusaurus version 1.0')).toBe('no command “docusaurus version”');
});

/** Where an excerpt may stand: it has to fit into one of them. */
const places = {
  whole: (text: string) =>
    text
      .replace('// … as it is', "title: '', url: '', baseUrl: '',")
      .replace(/import (\w+) from '@site.*/g, 'declare const $1: () => null;'),
  configuration: (text: string) => `export default {${text}} satisfies Partial<Config>;`,
  preset: (text: string) => `export default {${text}} satisfies PresetOptions;`,
  presetInside: (text: string) => `export default {docs: {${text}}} satisfies PresetOptions;`,
  navbar: (text: string) => `export default [${text}] satisfies NavbarItem[];`,
};
const header = `
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config as Whole} from '@docusaurus/types';
import type {PresetOptions} from '@lectern/preset';
import type {ReferencesOptions} from '@lectern/references';
type Presets = ['@lectern/preset', PresetOptions][];
type Config = Omit<Whole, 'presets'> & {presets?: Presets; themeConfig?: ThemeConfig};
declare const site: {apis: ReferencesOptions};
`;

describe('the configuration on these pages', () => {
  const excerpts = files
    .filter((file) => file.startsWith('docs/'))
    .flatMap((file) =>
      blocksOf(file)
        .filter(
          ({lang, title}) =>
            /^tsx?$/.test(lang) && /^(?:(?:docusaurus|lectern)\.config|sidebars|sections|src\/.*)\.tsx?$/.test(title),
        )
        .map(({text, lang, title}, index) => ({name: `${file} ${index + 1}: ${title}`, lang, text})),
    );

  it('is the same in all languages but for comments', () => {
    const code = (file: string): string[] =>
      blocksOf(file)
        .filter(({lang}) => /^(?:tsx?|bash)$/.test(lang))
        .map(({text}) => text.replace(/(?:\/\/|\/\*\*|#) .*$/gm, ''));
    for (const page of pages) expect(code(`${languages[1]}/${page}.md`), page).toEqual(code(`docs/${page}.md`));
  });

  it('compiles', () => {
    const candidates = excerpts.flatMap(({name, lang, text}) =>
      Object.entries(places)
        .filter(([place]) => (place === 'whole') === /^(?:import|export)\b/m.test(text))
        .map(([place, wrap]) => ({
          name,
          file: path.resolve(`.cache/tasks/${name.replace(/\W+/g, '-')}-${place}.${lang}`),
          text: wrap(text),
        })),
    );
    expect(excerpts.length).toBeGreaterThan(10);
    const failed = failuresOf(candidates);
    const broken = excerpts
      .map(({name}) => candidates.filter((candidate) => candidate.name === name))
      .filter((all) => all.every(({file}) => failed.has(file)))
      .map(([first]) => `${first?.name}\n${failed.get(first?.file ?? '')}`);
    expect(broken).toEqual([]);
  }, 60_000);
});

/** By file, the first thing that TypeScript says of it. */
function failuresOf(candidates: {file: string; text: string}[]): Map<string, string> {
  const texts = new Map(candidates.map(({file, text}) => [file, /^import\b/m.test(text) ? text : header + text]));
  const {config} = ts.readConfigFile('tsconfig.json', (file) => read(file)) as {config: object};
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const all: ts.CompilerOptions = {...options, noEmit: true, skipLibCheck: true, noUnusedLocals: false};
  const host = ts.createCompilerHost(all);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const types = readdirSync('packages').flatMap((name) => `packages/${name}/src/themeModules.d.ts`);
  const program = ts.createProgram([...texts.keys(), ...types.filter((file) => existsSync(file))], all, host);
  return new Map(
    [...texts.keys()].flatMap((file): [string, string][] => {
      const [first] = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return first ? [[file, ts.flattenDiagnosticMessageText(first.messageText, '\n')]] : [];
    }),
  );
}
