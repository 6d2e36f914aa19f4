import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {isMap, LineCounter, parseDocument} from 'yaml';

export type Kind = 'doc' | 'post' | 'page';

export interface Heading {
  level: number;
  id: string;
  title: string;
  line: number;
}

/** A Markdown source as the rules see it. */
export interface Page {
  file: string;
  kind: Kind;
  language: string;
  /** The path below the content folder: the same for a page and its translation. */
  key: string;
  frontMatter: Record<string, unknown>;
  /** The line of a front matter field; the first line where there is none. */
  lineOf: (field: string) => number;
  headings: Heading[];
}

export type Source = Pick<Page, 'file' | 'kind' | 'language' | 'key'> & {text: string};

export class FrontMatterError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

export function readPage({text, ...source}: Source): Page {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const yaml = match?.[1] ?? '';
  const body = text.slice(match?.[0].length ?? 0);
  const bodyStart = text.slice(0, match?.[0].length ?? 0).split('\n').length;

  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const [error] = document.errors;
  // The opening `---` is a line of its own.
  if (error) throw new FrontMatterError(error.message.split('\n')[0] ?? '', lines.linePos(error.pos[0]).line + 1);

  const fieldLines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      const {value, range} = key as {value: unknown; range?: [number, number, number]};
      fieldLines.set(String(value), lines.linePos(range?.[0] ?? 0).line + 1);
    }
  }
  return {
    ...source,
    frontMatter: (document.toJS() as Record<string, unknown> | null) ?? {},
    lineOf: (field) => fieldLines.get(field) ?? 1,
    headings: readHeadings(body, bodyStart),
  };
}

/** Headings with the ids that Docusaurus will give them: the explicit `{#id}`, or one made from the words. */
function readHeadings(body: string, firstLine: number): Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  let fence: string | undefined;
  body.split('\n').forEach((line, index) => {
    const [, marker] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marker) {
      if (!fence) fence = marker;
      else if (marker.startsWith(fence)) fence = undefined;
    }
    const [, hashes, title] = (fence ? null : /^(#{1,6})\s+(.+?)\s*$/.exec(line)) ?? [];
    if (!hashes || !title) return;
    const {text, id} = parseMarkdownHeadingId(title);
    const plain = plainText(text);
    headings.push({level: hashes.length, id: id ?? slugger.slug(plain), title: plain, line: firstLine + index});
  });
  return headings;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/<[^>]+>/g, '');
}
