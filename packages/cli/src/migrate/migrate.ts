import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {didYouMean} from '@lectern/kit/nearest';
import {convertPage, sources, type SourceName} from './convert';
import {docusaurus} from './docusaurus/docusaurus';
import type {Demands} from './frontMatter';
import {inLanguage, languageFolders, translationFile} from './languages';
import {assets as assetFolder, publicFolders} from './links';
import {packageFile} from '../packageFile';
import {configFile} from '../settings/configuration';
import {readSite} from '../settings/readSite';
import {reportFile, reportLines, summary, type Migrated} from './report';
import {writeFiles, type NewFile} from './writeFiles';

const usage = 'lectern migrate --from mkdocs ../old/docs --write docs/old';

const allSources = [...sources, 'docusaurus'] as const;

/** Files without a counterpart: a 404 page, which Docusaurus brings, and lists of pages. */
const noPages: Partial<Record<SourceName, string[]>> = {
  starlight: ['{,*/}404.{md,mdx}'],
  gitbook: ['**/SUMMARY.md'],
};

/** In a folder of pages, the name of the report begins with “_”, so that Docusaurus ignores it. */
const reportName = (from: string): string => (from === 'docusaurus' ? 'migration-report.md' : '_migration-report.md');

/** Converts pages of another generator, and reports what is left to do. Only --write writes files. */
export async function migrate(siteDir: string, words: string[]): Promise<void> {
  const {from, source, write} = readFlags(siteDir, words);
  const folder = path.resolve(siteDir, source);
  const {files, ...migrated} = await (from === 'docusaurus'
    ? docusaurus(folder, ownVersion())
    : convertFolder(from, siteDir, source, write ?? source));
  for (const line of reportLines(migrated)) console.log(`${line}\n`);
  console.log(summary(migrated));
  if (write === undefined) {
    console.log('Nothing is written without --write.');
    return;
  }
  const target = path.resolve(siteDir, write);
  if (from === 'docusaurus' && `${target}${path.sep}`.startsWith(`${folder}${path.sep}`)) {
    throw new Error(`“${write}” is within the old site.\n  Nothing is written. Name a folder beside it.`);
  }
  const report = {file: reportName(from), content: {text: reportFile(migrated)}};
  const {written, same} = await writeFiles(target, [...files, report]);
  console.log(
    written === 0
      ? `Nothing is written: all ${same} files are in ${write} already.`
      : `Written to ${write}: ${written} files${same > 0 ? `, and ${same} were there` : ''}. All remarks are in ${path.posix.join(write, reportName(from))}.`,
  );
}

/** All packages have the same version, which a new site gets too. */
function ownVersion(): string {
  return (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {version: string}).version;
}

async function convertFolder(
  from: SourceName,
  siteDir: string,
  source: string,
  write: string,
): Promise<Migrated & {files: NewFile[]}> {
  const folder = path.resolve(siteDir, source);
  const {demands, docs} = await newSite(siteDir);
  const ignore = ['**/node_modules/**', ...(noPages[from] ?? [])];
  const names = (await Globby('**/*', {cwd: folder, ignore})).sort();
  const isPage = (file: string): boolean => (from === 'confluence' ? /\.html$/ : /\.mdx?$/).test(file);
  const hasLanguages = from === 'starlight' || from === 'vitepress';
  const languages = hasLanguages ? languageFolders(names) : new Map<string, string>();
  const target = path.resolve(siteDir, write);
  const outside = new Outside(folder);
  const root = `@site/${path.relative(siteDir, target).split(path.sep).join('/')}`;
  const texts = await Promise.all(
    names.filter(isPage).map(async (file) => ({file, text: await readFile(path.join(folder, file), 'utf8')})),
  );
  // One page after the other, so that copied files get the same names in each run.
  const pages = texts.map(({file, text}) => {
    const translation = inLanguage(file, languages);
    const {key, folder: prefix} = translation ?? {key: file, folder: ''};
    const converted = convertPage(from, key, withoutPrefix(text, prefix), names, demands, {
      read: (name) => textOf(path.join(folder, name)),
      take: (name) => outside.take(name),
      ...(translation && {translated: {file, root}}),
    });
    const place = translation ? translationFile({...translation, key: converted.file}, target, docs) : converted.file;
    return {...converted, source: path.posix.join(source, file), file: place};
  });
  if (pages.length === 0) throw new Error(`There is no page in “${source}”.\n  Name the folder that has the pages.`);
  const assets = names.filter((file) => !isPage(file));
  /** Static files go to such a folder of the site, translations to the folder of their language. */
  const placeOf = (file: string): string => {
    const [, isPublic] = new RegExp(`^(?:${publicFolders.join('|')})/(.*)$`).exec(file) ?? [];
    const translation = inLanguage(file, languages);
    if (isPublic !== undefined) {
      return path
        .relative(target, path.join(siteDir, 'static', isPublic))
        .split(path.sep)
        .join('/');
    }
    return translation ? translationFile(translation, target, docs) : file;
  };
  return {
    looked: `${pages.length} pages, ${assets.length + outside.files.length} other files`,
    pages: pages.map((page) => page.source),
    remarks: [
      ...pages.flatMap((page) => page.remarks.map((remark) => ({file: page.source, ...remark}))),
      ...[...languages].map(([name, locale]) => ({
        file: path.posix.join(source, name),
        line: 1,
        message: `Its pages are translations: add “${locale}” to the languages of the site.`,
      })),
    ],
    files: [
      ...pages.map(({file, text}) => ({file, content: {text}})),
      ...assets.map((file) => ({file: placeOf(file), content: {copyOf: path.join(folder, file)}})),
      ...outside.files,
    ],
  };
}

function textOf(file: string): string | undefined {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

/** Files outside the folder of the pages that pages name. */
class Outside {
  private readonly places = new Map<string, string>();

  constructor(private readonly folder: string) {}

  take(name: string): string | undefined {
    const file = path.join(this.folder, decodeURI(name));
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return undefined;
    const known = this.places.get(file);
    if (known !== undefined) return known;
    const base = withExtension(path.basename(file).replaceAll(/[^\w.-]+/g, '-'), file);
    const taken = new Set(this.places.values());
    let place = `${assetFolder}/${base}`;
    for (let count = 2; taken.has(place); count++) place = `${assetFolder}/${count}-${base}`;
    this.places.set(file, place);
    return place;
  }

  get files(): NewFile[] {
    return [...this.places].map(([copyOf, file]) => ({file, content: {copyOf}}));
  }
}

const signatures: [start: RegExp, extension: string][] = [
  [/^GIF8/, '.gif'],
  [/^\x89PNG/, '.png'],
  [/^\xff\xd8/, '.jpg'],
  [/^RIFF.{4}WEBP/s, '.webp'],
  [/^(?:<\?xml|<svg)/, '.svg'],
];

/** The bundler knows files by their extension, which images in GitBook may lack. */
function withExtension(name: string, file: string): string {
  if (/\.\w+$/.test(name)) return name;
  const start = readFileSync(file).subarray(0, 16).toString('latin1');
  return name + (signatures.find(([signature]) => signature.test(start))?.[1] ?? '');
}

/** Removes the language from the links of a translation: Docusaurus adds it. */
function withoutPrefix(text: string, prefix: string): string {
  return prefix ? text.replaceAll(new RegExp(`(\\]\\(|="|link: ['"]?)/${prefix}/`, 'g'), '$1/') : text;
}

/** The requirements of the new site for pages, and the folder of its docs; there may be no site yet. */
async function newSite(siteDir: string): Promise<{demands: Demands; docs: string}> {
  const site = configFile(siteDir) ? await readSite(siteDir) : undefined;
  const {doc} = site?.content ?? {};
  return {
    demands: {
      descriptions: site?.levels.descriptions === 'error',
      tags: site?.levels.tags === 'error',
      formulas: readsFormulas(site?.markdown.chainOf('doc')?.remarkPlugins as PluggableList | undefined),
    },
    docs: path.resolve(siteDir, (doc && doc.path) || 'docs'),
  };
}

/** Whether the Markdown of a site has formulas, with whatever plugin. */
function readsFormulas(plugins: PluggableList = []): boolean {
  let isFormula = false;
  visit(unified().use(remarkParse).use(plugins).parse('$a$'), 'inlineMath', () => void (isFormula = true));
  return isFormula;
}

function readFlags(
  siteDir: string,
  args: string[],
): {from: (typeof allSources)[number]; source: string; write?: string} {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {from: {type: 'string'}, write: {type: 'string'}},
  });
  const [source, ...rest] = positionals;
  const from = allSources.find((name) => name === values.from);
  if (!from) {
    throw new Error(
      values.from
        ? `There is no source “${values.from}”.${didYouMean(values.from, allSources) || ` There are: ${allSources.join(', ')}.`}`
        : `--from is missing. There are: ${allSources.join(', ')}.`,
    );
  }
  if (!source || rest.length > 0) throw new Error(`Name one folder, with the old pages or the old site.\n  ${usage}`);
  if (!existsSync(path.resolve(siteDir, source))) throw new Error(`There is no folder “${source}”.\n  ${usage}`);
  return {from, source, write: values.write};
}
