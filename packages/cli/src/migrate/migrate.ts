/**
 * `npm run migrate -- --from mkdocs SOURCE [--write DEST]`: turns pages of another generator into pages of this site,
 * and says what is left to do. Without --write it only says so.
 */
import {Globby} from '@docusaurus/utils';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {nearest} from '@lectern/kit/nearest';
import {convertPage, sources, type SourceName} from './convert';

const usage = 'npm run migrate -- --from mkdocs ../old/docs --write docs/old';

class Refusal extends Error {}

async function main(): Promise<void> {
  const {from, source, write} = readFlags(process.argv.slice(2));
  const files = (await Globby('**/*', {cwd: source, ignore: ['**/node_modules/**']})).sort();
  const isPage = (file: string): boolean => (from === 'confluence' ? /\.html$/ : /\.mdx?$/).test(file);
  const pages = await Promise.all(
    files.filter(isPage).map(async (file) => ({
      source: path.posix.join(source, file),
      ...convertPage(from, file, await readFile(path.join(source, file), 'utf8'), files),
    })),
  );
  if (pages.length === 0) throw new Refusal(`There is no page in “${source}”.\n  Name the folder that has the pages.`);

  for (const page of pages) {
    for (const {line, message} of page.remarks) console.log(`${page.source}:${line}  ${message}`);
  }
  const remarks = pages.reduce((sum, page) => sum + page.remarks.length, 0);
  const assets = files.filter((file) => !isPage(file));
  if (write) {
    await writePages(write, pages, assets, source);
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
    throw new Refusal(
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

function readFlags(args: string[]): {from: SourceName; source: string; write?: string} {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {from: {type: 'string'}, write: {type: 'string'}},
  });
  const [source, ...rest] = positionals;
  const from = sources.find((name) => name === values.from);
  if (!from) {
    const suggestion = values.from && nearest(values.from, [...sources]);
    throw new Refusal(
      `${values.from ? `There is no source “${values.from}”.` : '--from is missing.'}\n  ${
        suggestion ? `Did you mean “${suggestion}”?` : `There are: ${sources.join(', ')}.`
      }`,
    );
  }
  if (!source || rest.length > 0) throw new Refusal(`Name one folder with the old pages.\n  ${usage}`);
  if (!existsSync(source)) throw new Refusal(`There is no folder “${source}”.\n  ${usage}`);
  return {from, source, write: values.write};
}

main().catch((error: Error & {code?: string}) => {
  if (!(error instanceof Refusal) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
