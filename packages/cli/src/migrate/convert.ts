import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import {escapeVariables} from '@lectern/markdown/variables/variables';
import {convertFrontMatter, type Demands} from './frontMatter';
import {toLines, toText, type Dialect, type Remark} from './lines';
import {forMdx, sourceLine} from './mdx';
import {convertAlerts} from './sources/admonitions';
import {confluence, confluenceName} from './sources/confluence';
import {mkdocs} from './sources/mkdocs';
import {starlight} from './sources/starlight';
import {vitepress} from './sources/vitepress';

export const sources = ['markdown', 'mkdocs', 'vitepress', 'starlight', 'confluence'] as const;
export type SourceName = (typeof sources)[number];

const dialects: Record<Exclude<SourceName, 'confluence'>, Dialect> = {
  markdown: convertAlerts,
  mkdocs,
  vitepress,
  starlight,
};

export interface Converted {
  /** Below the folder that is written. */
  file: string;
  text: string;
  /** What a person has to do, by the lines of the old page. */
  remarks: Remark[];
}

/** A page of another generator, as this site reads it. `files` are all files of the old site, below its folder. */
export function convertPage(
  from: SourceName,
  file: string,
  text: string,
  files: string[],
  demands?: Demands,
): Converted {
  const remarks: Remark[] = [];
  const report = (line: number, message: string): void => {
    if (!remarks.some((one) => one.line === line && one.message === message)) remarks.push({line, message});
  };
  const isExport = from === 'confluence';
  const markdown = toLines(isExport ? confluence(text, report) : text);
  const {frontMatter, body} = convertFrontMatter(markdown, report, titleOf(file), demands);
  // The export is written as MDX already.
  const lines = isExport ? body : forMdx(dialects[from](body, report), report);
  const content = isExport ? toText(lines) : convertLinks(toText(lines), file, files);
  for (const {line, message} of unreadable(content, file, isExport ? undefined : files)) {
    report(isExport ? 1 : sourceLine(lines, line), message);
  }
  return {
    file: isExport ? confluenceName(file) : file.replace(/\.mdx$/, '.md'),
    // Double braces print a variable here; what Vue prints is reported.
    text: escapeBraces(`${frontMatter}\n${content.trim()}\n`, from),
    remarks: remarks.sort((one, other) => one.line - other.line),
  };
}

function escapeBraces(text: string, from: SourceName): string {
  return from === 'vitepress' ? text : escapeVariables(text);
}

function titleOf(file: string): string {
  const name = path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `/guide/install` → `./guide/install.md`, where there is such a page. */
function convertLinks(text: string, file: string, files: string[]): string {
  return text.replace(
    /(\]\(|\bhref=")(\/?[\w./-]+?)(\.html)?\/?(#[^\s)"]+)?(?=\s*[)"])/g,
    (link, open: string, address: string, _html, anchor = '') => {
      const absolute = address.startsWith('/') ? address.slice(1) : path.posix.join(path.posix.dirname(file), address);
      const target = ['', '.md', '.mdx', '/index.md', '/index.mdx']
        .map((ending) => absolute + ending)
        .find((candidate) => /\.mdx?$/.test(candidate) && files.includes(candidate));
      if (!target) return link;
      const relative = path.posix.relative(path.posix.dirname(file), target.replace(/\.mdx$/, '.md'));
      return `${open}${relative.startsWith('.') ? relative : `./${relative}`}${anchor}`;
    },
  );
}

/** What would stop the build: Markdown that MDX cannot read, and links to files that are not there. */
function unreadable(content: string, file: string, files: string[] | undefined): Remark[] {
  try {
    const remarks: Remark[] = [];
    visit(parseMarkdown(content), (node) => {
      if (!files || (node.type !== 'link' && node.type !== 'image') || !/^\.{0,2}[\w/]/.test(node.url)) return;
      if (/^(?:[a-z]+:|\/)/.test(node.url)) {
        if (node.url.startsWith('/')) remarks.push(linkRemark(node.url, node.position?.start.line));
        return;
      }
      const target = path.posix.join(path.posix.dirname(file), decodeURI(node.url.replace(/[?#].*$/, '')));
      if (!files.includes(target) && !files.includes(`${target}x`)) {
        remarks.push(linkRemark(node.url, node.position?.start.line));
      }
    });
    return remarks;
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    const [, start] = /\((\d+):\d+-/.exec(reason) ?? [];
    const message = `MDX cannot read this: “${reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '')}”.`;
    return [{line: line ?? Number(start ?? 1), message}];
  }
}

function linkRemark(url: string, line = 1): Remark {
  return {line, message: `“${url}” leads to no file of the old site: mend the link.`};
}
