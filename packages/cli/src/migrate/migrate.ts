import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import {convertPage, sources, type SourceName} from './convert';
import {docusaurus} from './docusaurus/docusaurus';
import type {Demands} from './frontMatter';
import {inLanguage, languageFolders, translationFile} from './languages';
import {configFile, readSite} from '../settings/readSite';
import {reportFile, reportLines, summary, type Migrated} from './report';
import {writeFiles, type NewFile} from './writeFiles';

const usage = 'lectern migrate --from mkdocs ../old/docs --write docs/old';

const allSources = [...sources, 'docusaurus'] as const;

/** In a folder of pages, the report is none: Docusaurus makes no page of a file whose name begins with “_”. */
const reportName = (from: string): string => (from === 'docusaurus' ? 'migration-report.md' : '_migration-report.md');

/** Turns pages of another generator into pages of this site, and says what is left to do. Only --write writes them. */
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

/** All packages have one version, which a new site asks for. */
function ownVersion(): string {
  return (JSON.parse(readFileSync(require.resolve('@lectern/cli/package.json'), 'utf8')) as {version: string}).version;
}

async function convertFolder(
  from: SourceName,
  siteDir: string,
  source: string,
  write: string,
): Promise<Migrated & {files: NewFile[]}> {
  const folder = path.resolve(siteDir, source);
  const {demands, docs} = await newSite(siteDir);
  const names = (await Globby('**/*', {cwd: folder, ignore: ['**/node_modules/**']})).sort();
  const isPage = (file: string): boolean => (from === 'confluence' ? /\.html$/ : /\.mdx?$/).test(file);
  const languages = from === 'starlight' ? languageFolders(names) : new Map<string, string>();
  const pages = await Promise.all(
    names.filter(isPage).map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      const translation = inLanguage(file, languages);
      const {key, folder: prefix} = translation ?? {key: file, folder: ''};
      const converted = convertPage(from, key, withoutPrefix(text, prefix), names, demands);
      const place = translation
        ? translationFile({...translation, key: converted.file}, path.resolve(siteDir, write), docs)
        : converted.file;
      return {...converted, source: path.posix.join(source, file), file: place};
    }),
  );
  if (pages.length === 0) throw new Error(`There is no page in “${source}”.\n  Name the folder that has the pages.`);
  const assets = names.filter((file) => !isPage(file));
  return {
    looked: `${pages.length} pages, ${assets.length} other files`,
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
      ...assets.map((file) => ({file, content: {copyOf: path.join(folder, file)}})),
    ],
  };
}

/** Links of a translation name its language; where each page stands, Docusaurus knows. */
function withoutPrefix(text: string, prefix: string): string {
  return prefix ? text.replaceAll(new RegExp(`(\\]\\(|="|link: ['"]?)/${prefix}/`, 'g'), '$1/') : text;
}

/** What the rules of the site ask of pages, and where its docs are; there may be no site yet. */
async function newSite(siteDir: string): Promise<{demands: Demands; docs: string}> {
  const site = configFile(siteDir) ? await readSite(siteDir) : undefined;
  const {doc} = site?.content ?? {};
  return {
    demands: {descriptions: site?.levels.descriptions === 'error', tags: site?.levels.tags === 'error'},
    docs: path.resolve(siteDir, (doc && doc.path) || 'docs'),
  };
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
