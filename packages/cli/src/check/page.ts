import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {isMap, LineCounter, parseDocument} from 'yaml';
import path from 'node:path';
import {parseMarkdown} from '@lectern/markdown/text/parseMarkdown';
import type {ContentKind} from '../settings/settings';
import type {Site} from '../settings/site';

export type {ContentKind};

export interface Heading {
  level: number;
  id: string;
  title: string;
  line: number;
}

/** A Markdown file as the rules read it. */
export interface Page {
  file: string;
  kind: ContentKind;
  language: string;
  /** The path below the content folder: the same for a page and its translation. */
  key: string;
  /** The text as written; the tree is parsed after variables are filled in. */
  text: string;
  /** Parsed on first use, because that takes time; throws a SourceError if the Markdown is invalid. */
  readonly tree: Root;
  frontMatter: Record<string, unknown>;
  /** The line of a front matter field; 1 if the field is missing. */
  lineOf: (field: string) => number;
  headings: Heading[];
}

export type Source = Pick<Page, 'file' | 'kind' | 'language' | 'key' | 'text'>;

export class SourceError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const known = new WeakMap<Site, Map<string, {filled: string; page: Page}>>();

/** Cached by content: the preview checks all pages after each change. */
export function readPage(source: Source, site: Site): Page {
  const {readSource} = site.markdown;
  const filled = readSource?.({filePath: path.resolve(site.dir, source.file), fileContent: source.text}) ?? source.text;
  const pages = known.get(site) ?? new Map<string, {filled: string; page: Page}>();
  known.set(site, pages);
  const before = pages.get(source.file);
  if (before?.filled === filled && before.page.key === source.key) return before.page;
  const page = parsePage(source, filled);
  pages.set(source.file, {filled, page});
  return page;
}

function parsePage(source: Source, text: string): Page {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  const yaml = match?.[1] ?? '';
  const body = text.slice(match?.[0].length ?? 0);
  const bodyStart = text.slice(0, match?.[0].length ?? 0).split('\n').length;

  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const [error] = document.errors;
  // The opening `---` takes a line.
  if (error) {
    const [reason] = error.message.split('\n');
    throw new SourceError(`The front matter is not valid YAML: ${reason}`, lines.linePos(error.pos[0]).line + 1);
  }

  const fieldLines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      const {value, range} = key as {value: unknown; range?: [number, number, number]};
      fieldLines.set(String(value), lines.linePos(range?.[0] ?? 0).line + 1);
    }
  }
  let tree: Root | undefined;
  return {
    ...source,
    get tree() {
      return (tree ??= readTree(text));
    },
    frontMatter: (document.toJS() as Record<string, unknown> | null) ?? {},
    lineOf: (field) => fieldLines.get(field) ?? 1,
    headings: readHeadings(body, bodyStart),
  };
}

function readTree(text: string): Root {
  try {
    return parseMarkdown(text);
  } catch (error) {
    const {reason, line} = error as {reason?: string; line?: number};
    if (!reason) throw error;
    throw new SourceError(`The Markdown cannot be read: ${reason}`, line ?? 1);
  }
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
    const {text, id} = withId(title);
    const plain = plainText(text);
    headings.push({level: hashes.length, id: id ?? slugger.slug(plain), title: plain, line: firstLine + index});
  });
  return headings;
}

/** Reads `## Title {#id}`, or the form of Docusaurus 4, a comment of MDX. */
function withId(title: string): ReturnType<typeof parseMarkdownHeadingId> {
  const classic = parseMarkdownHeadingId(title);
  return classic.id === undefined ? parseMarkdownHeadingId(title, 'mdx-comment') : classic;
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/<[^>]+>/g, '');
}
