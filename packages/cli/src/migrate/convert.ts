import path from 'node:path';
import {visit} from 'unist-util-visit';
import {decoded} from '@lectern/kit/decoded';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import {escapeVariables} from '@lectern/markdown/variables/variables';
import {convertFrontMatter, type Demands} from './frontMatter';
import {findCode, hasFormula, toLines, toText, type Dialect, type Remark, type Report} from './lines';
import {assets, convertLinks, publicFolders} from './links';
import {asText, forMdx, sourceLine} from './mdx';
import {convertAlerts} from './sources/admonitions';
import {confluence, confluenceName} from './sources/confluence';
import {gitbook} from './sources/gitbook';
import {mkdocs} from './sources/mkdocs';
import {starlight} from './sources/starlight';
import {vitepress} from './sources/vitepress';

export const sources = ['markdown', 'mkdocs', 'vitepress', 'starlight', 'gitbook', 'confluence'] as const;
export type SourceName = (typeof sources)[number];

const dialects: Record<Exclude<SourceName, 'confluence'>, Dialect> = {
  markdown: convertAlerts,
  mkdocs,
  vitepress,
  starlight,
  gitbook,
};

export interface Converted {
  /** Relative to the folder that is written. */
  file: string;
  text: string;
  /** Tasks for a person, with the line numbers of the old page. */
  remarks: Remark[];
}

/** Access to the files in the folder of the pages, and outside it. */
export interface Around {
  /** The text of a file; its path is relative to the folder of the pages, and may lead out of it. */
  read: (file: string) => string | undefined;
  /** Copies a file from outside: returns its new path in the folder. */
  take: (file: string) => string | undefined;
  /** For a translation: its old path, and the path from it to the folder of the first language. */
  translated?: {file: string; root: string};
}

const nothing: Around = {read: () => undefined, take: () => undefined};

/** Converts a page of another generator. `files` are the paths of all files of the old site. */
export function convertPage(
  from: SourceName,
  file: string,
  text: string,
  files: string[],
  demands?: Demands,
  around: Around = nothing,
): Converted {
  const remarks: Remark[] = [];
  const report: Report = (line, message, weight) => {
    if (remarks.some((one) => one.line === line && one.message === message)) return;
    remarks.push({line, message, ...(weight === 'look' && {isLook: true})});
  };
  const isExport = from === 'confluence';
  const place = around.translated?.file ?? file;
  const markdown = toLines(
    isExport ? confluence(text, report, (name) => around.read(path.posix.join(path.posix.dirname(file), name))) : text,
  );
  const {frontMatter, head, body} = convertFrontMatter(markdown, report, titleOf(file), demands, ofPlace(file));
  // The Confluence export is converted to MDX already.
  const lines = isExport
    ? body
    : [...head, ...forMdx(dialects[from](body, report, {file: place, read: reader(place, around)}))];
  const prose = findCode(lines).map((isCode, at) => (isCode ? '' : lines[at]!.text));
  const formula = prose.findIndex(hasFormula);
  if (formula >= 0 && !demands?.formulas)
    report(lines[formula]!.from, 'This is a formula: the site needs “math: true” to read it.');
  const content = isExport ? toText(lines) : convertLinks(toText(lines), {file, files, ...around});
  const {problem, broken} = read(content, file, isExport ? undefined : files);
  for (const {line, message} of problem ? [problem] : broken) {
    report(isExport ? 1 : sourceLine(lines, line), message);
  }
  const shown = problem ? toText(asText(toLines(content))) : content;
  return {
    file: isExport ? confluenceName(file) : file.replace(/\.mdx$/, '.md'),
    // Double braces print a variable here.
    text: escapeVariables(`${frontMatter}\n${shown.trim()}\n`),
    remarks: remarks.sort((one, other) => one.line - other.line),
  };
}

/** Reads files beside the page and, for `/a` and `@/a`, in the folder of the pages and its parents, up to the repository. */
function reader(file: string, {read}: Around): (address: string) => string | undefined {
  return (address) => {
    const rooted = /^@?\//.test(address);
    const name = address.replace(/^@?\//, '');
    const folders = rooted ? ['.', '..', '../..', '../../..'] : [path.posix.dirname(file), '.', '..'];
    for (const folder of folders) {
      const text = read(path.posix.join(folder, name));
      if (text !== undefined) return text;
    }
    return undefined;
  };
}

/** Docusaurus would remove `2.` from an id and a URL, so that two pages could have the same. */
function ofPlace(file: string): {parse_number_prefixes?: false} {
  return file.split('/').some((name) => /^\d+\s*[-_.]+\s*[^-_.\s]/.test(name)) ? {parse_number_prefixes: false} : {};
}

function titleOf(file: string): string {
  const base = path.posix.basename(file).replace(/\.\w+$/, '');
  const folder = path.posix.basename(path.posix.dirname(file));
  // The first page of a folder is named after it.
  const name = (/^(?:index|readme)$/i.test(base) && folder !== '.' ? folder : base).replaceAll(/[-_]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Finds what would stop the build: Markdown that MDX can't parse, and links to missing files. */
function read(content: string, file: string, files: string[] | undefined): {problem?: Remark; broken: Remark[]} {
  const remarks: Remark[] = [];
  try {
    visit(parseMarkdown(content), (node) => {
      if (
        !files ||
        (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') ||
        !/^\.{0,2}[\w/]/.test(node.url)
      )
        return;
      if (/^[a-z]+:/.test(node.url) || isThere(node.url, file, files)) return;
      remarks.push(linkRemark(node.url, node.position?.start.line));
    });
    return {broken: remarks};
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    const [, start] = /\((\d+):\d+-/.exec(reason) ?? [];
    const what = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
    const message = `MDX cannot read this: “${what}”. The elements of the page are shown as text.`;
    return {problem: {line: line ?? Number(start ?? 1), message}, broken: []};
  }
}

function isThere(url: string, file: string, files: string[]): boolean {
  const address = decoded(url.replace(/[?#].*$/, ''), decodeURI);
  if (address.startsWith('/'))
    return address === '/' || publicFolders.some((folder) => files.includes(folder + address));
  const target = path.posix.join(path.posix.dirname(file), address);
  return files.includes(target) || files.includes(`${target}x`) || target.startsWith(`${assets}/`);
}

function linkRemark(url: string, line = 1): Remark {
  return {line, message: `“${url}” leads to no file of the old site: mend the link.`};
}
