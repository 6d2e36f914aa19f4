import {statSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import type {Site} from '../site';
import {texts, type InLanguage} from '../texts';

/** Files for download, with the names of their formats. */
const formats: Record<string, string> = {
  csv: 'CSV',
  docx: 'Word',
  epub: 'EPUB',
  ics: 'ICS',
  json: 'JSON',
  odt: 'ODT',
  ods: 'ODS',
  pdf: 'PDF',
  tgz: 'TGZ',
  toml: 'TOML',
  txt: 'TXT',
  xlsx: 'Excel',
  yaml: 'YAML',
  yml: 'YAML',
  zip: 'ZIP',
};

/**
 * Adds the format and the size to a download link. Runs after Docusaurus, which has told the bundler to copy files
 * beside the page: remaining links to files are broken, or lead to a static folder.
 *
 *   [the tags](./assets/tags.csv)   becomes   <a href={…} download="tags.csv">the tags (CSV, 2 kB)</a>
 */
export default function downloads({locale, staticFolders, textsIn = texts}: InLanguage & Pick<Site, 'staticFolders'>) {
  return (tree: Root, file: VFile): void => {
    const visit = visitEach(file);
    visit(tree, 'link', (node: Link) => {
      const address = node.url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
      if (/^(?:[a-z]+:|\/\/)/.test(address) || formatOf(address) === undefined) return;
      const target = staticFolders.map((folder) => path.resolve(folder, `.${address}`)).find(isFile);
      if (!address.startsWith('/') || !target) {
        throw authorError(
          file,
          node,
          `There is no file “${address}” to download.`,
          'Give the path from this page, as in ./assets/tags.csv, or from the folder “static”, as in /tags.csv.',
        );
      }
      node.data = {...node.data, hProperties: {...node.data?.hProperties, download: path.basename(target)}};
      node.children.push({type: 'text', value: describe(target, {locale, textsIn})});
    });

    visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
      const target = node.name === 'a' ? requiredFile(node, file) : undefined;
      if (target === undefined || formatOf(target) === undefined) return;
      node.attributes = node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'target');
      node.attributes.push({type: 'mdxJsxAttribute', name: 'download', value: path.basename(target)});
      node.children.push({type: 'text', value: describe(target, {locale, textsIn})});
    });
  };
}

function formatOf(address: string): string | undefined {
  return formats[path.extname(address).slice(1).toLowerCase()];
}

function isFile(name: string): boolean {
  return statSync(name, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** The file in `href={require('…loaders…!./assets/tags.csv').default}`. */
function requiredFile({attributes}: MdxJsxTextElement, file: VFile): string | undefined {
  const href = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'href')?.value;
  const request = typeof href === 'object' ? /^require\("[^"]*!(\.[^"!?]+)/.exec(href?.value ?? '')?.[1] : undefined;
  return request && path.resolve(path.dirname(file.path), request);
}

function describe(file: string, {locale, textsIn}: Required<InLanguage>): string {
  const {size} = statSync(file);
  const {bytes, thousands, millions} = textsIn(locale).units;
  const step = size < 1000 ? 0 : size < 999_500 ? 1 : 2;
  const number = new Intl.NumberFormat(locale, {maximumFractionDigits: step === 2 ? 1 : 0}).format(size / 1000 ** step);
  return ` (${formatOf(file)}, ${number}\u00a0${[bytes, thousands, millions][step]})`;
}
