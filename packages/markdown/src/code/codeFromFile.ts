import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {nearest} from '@lectern/kit/nearest';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {regionNames, regionOf} from './regions';
import type {Site} from '../site';

/** File extensions that differ from the name of their language. */
const languages: Record<string, string> = {
  cjs: 'js',
  conf: 'nginx',
  mjs: 'js',
  mts: 'ts',
  htm: 'html',
  py: 'python',
  sh: 'bash',
  svg: 'html',
  yml: 'yaml',
};

/**
 * Fills a code block from a file of the site, whole or the part between `# region cat` and `# endregion`.
 *
 *   ```yaml file=examples/shop.yaml region=cat   becomes   ```yaml title="examples/shop.yaml"
 *   ```                                                        Cat: …
 */
export default function codeFromFile({siteDir}: Pick<Site, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    const visit = visitEach(page);
    visit(tree, 'code', (node) => {
      // Without a language, `file=…` is the first word.
      if (node.lang?.startsWith('file=')) {
        node.meta = `${node.lang} ${node.meta ?? ''}`.trim();
        node.lang = null;
      }
      const name = attribute(node, 'file');
      if (name === undefined) {
        if (attribute(node, 'region') !== undefined) {
          throw authorError(page, node, '“region” needs a file.', 'Add file=path/to/file before it.');
        }
        return;
      }
      fill(node, name, page, siteDir);
    });
  };
}

function fill(node: Code, name: string, page: VFile, siteDir: string): void {
  if (node.value.trim() !== '') {
    throw authorError(
      page,
      node,
      `This block names ${name} but also contains code.`,
      'Remove the code, or remove “file=…”.',
    );
  }
  const text = readFileSync(locate(node, name, page, siteDir), 'utf8');
  const wanted = attribute(node, 'region');
  if (wanted !== undefined && regionNames(text).filter((one) => one === wanted).length > 1) {
    throw authorError(page, node, `${name} has two regions “${wanted}”.`, 'Give one of them another name.');
  }
  const region = regionOf(text, wanted);
  if (!region) {
    const suggestion = nearest(wanted ?? '', regionNames(text));
    throw authorError(
      page,
      node,
      `${name} has no region “${wanted}”.`,
      suggestion
        ? `Did you mean “${suggestion}”?`
        : `Put a comment “region ${wanted}” before it, and “endregion” after it.`,
    );
  }
  if (!region.hasEnd) {
    throw authorError(
      page,
      node,
      `The region “${wanted}” of ${name} has no end.`,
      'Put a comment “endregion” after it.',
    );
  }
  if (region.code === '') {
    throw authorError(
      page,
      node,
      wanted === undefined ? `${name} is empty.` : `The region “${wanted}” of ${name} is empty.`,
      'Name a file or a region that has content.',
    );
  }
  const ending = path.extname(name).slice(1) || path.basename(name).toLowerCase();
  node.lang ??= languages[ending] ?? ending;
  node.value = region.code;
  node.meta = metaOf(node.meta ?? '', name, region.firstLine);
}

function locate(node: Code, name: string, page: VFile, siteDir: string): string {
  const file = path.resolve(siteDir, name);
  const isInside = file.startsWith(siteDir + path.sep);
  if (isInside && existsSync(file) && statSync(file).isFile()) return file;
  const suggestion = isInside ? nearest(name, siblings(name, siteDir)) : undefined;
  throw authorError(
    page,
    node,
    isInside ? `There is no file ${name}.` : `${name} is outside of this repository.`,
    suggestion ? `Did you mean “${suggestion}”?` : 'The path starts at the root of the repository.',
  );
}

/** The files in the folder of a missing file. */
function siblings(name: string, siteDir: string): string[] {
  const folder = path.dirname(name);
  const place = path.resolve(siteDir, folder);
  return existsSync(place) ? readdirSync(place).map((sibling) => path.posix.join(folder, sibling)) : [];
}

function attribute({meta}: Code, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S*))`)
    .exec(meta ?? '')
    ?.slice(1)
    .find((value) => value !== undefined);
}

/** The attributes of the code block: a title if there is none, and line numbers as in the file. */
function metaOf(meta: string, name: string, firstLine: number): string {
  const rest = meta
    .replace(/(?:^|\s)(?:file|region)=(?:"[^"]*"|'[^']*'|\S*)/g, '')
    .replace(/(^|\s)showLineNumbers(?=\s|$)/, `$1showLineNumbers=${firstLine}`)
    .trim();
  return /(?:^|\s)title=/.test(rest) ? rest : `title="${name}" ${rest}`.trim();
}
