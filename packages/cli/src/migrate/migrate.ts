import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import {convertPage, sources, type SourceName} from './convert';

const usage = 'lectern migrate --from mkdocs ../old/docs --write docs/old';

/** Turns pages of another generator into pages of this site, and says what is left to do. Only --write writes them. */
export async function migrate(siteDir: string, words: string[]): Promise<void> {
  const {from, source, write} = readFlags(siteDir, words);
  const sourceDir = path.resolve(siteDir, source);
  const files = (await Globby('**/*', {cwd: sourceDir, ignore: ['**/node_modules/**']})).sort();
  const isPage = (file: string): boolean => (from === 'confluence' ? /\.html$/ : /\.mdx?$/).test(file);
  const pages = await Promise.all(
    files.filter(isPage).map(async (file) => ({
      source: path.posix.join(source, file),
      ...convertPage(from, file, await readFile(path.join(sourceDir, file), 'utf8'), files),
    })),
  );
  if (pages.length === 0) throw new Error(`There is no page in “${source}”.\n  Name the folder that has the pages.`);

  for (const page of pages) {
    for (const {line, message} of page.remarks) console.log(`${page.source}:${line}  ${message}`);
  }
  const remarks = pages.reduce((sum, page) => sum + page.remarks.length, 0);
  const assets = files.filter((file) => !isPage(file));
  if (write) {
    await writePages(path.resolve(siteDir, write), pages, assets, sourceDir);
    console.log(`Written to ${write}: ${pages.length} pages, ${assets.length} other files. To do: ${remarks}.`);
  } else {
    console.log(
      `${pages.length} pages, ${assets.length} other files. To do: ${remarks}. Nothing is written without --write.`,
    );
  }
}

async function writePages(folder: string, pages: {file: string; text: string}[], assets: string[], source: string) {
  const taken = [...pages.map(({file}) => file), ...assets].filter((file) => existsSync(path.join(folder, file)));
  if (taken.length > 0) {
    throw new Error(
      `These files exist in “${folder}” already: ${taken.join(', ')}.\n  Nothing is written. Name another folder.`,
    );
  }
  for (const {file, text} of pages) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text, {flag: 'wx'});
  }
  for (const file of assets) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await copyFile(path.join(source, file), path.join(folder, file));
  }
}

function readFlags(siteDir: string, args: string[]): {from: SourceName; source: string; write?: string} {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {from: {type: 'string'}, write: {type: 'string'}},
  });
  const [source, ...rest] = positionals;
  const from = sources.find((name) => name === values.from);
  if (!from) {
    throw new Error(
      values.from
        ? `There is no source “${values.from}”.${didYouMean(values.from, sources) || ` There are: ${sources.join(', ')}.`}`
        : `--from is missing. There are: ${sources.join(', ')}.`,
    );
  }
  if (!source || rest.length > 0) throw new Error(`Name one folder with the old pages.\n  ${usage}`);
  if (!existsSync(path.resolve(siteDir, source))) throw new Error(`There is no folder “${source}”.\n  ${usage}`);
  return {from, source, write: values.write};
}
