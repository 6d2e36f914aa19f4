import type {Nodes} from 'mdast';
import {createHash} from 'node:crypto';
import {parse} from 'yaml';
import {fillIn} from '../variables/variables';
import {parseMarkdown} from '../text/parseMarkdown';

/** Fields of the front matter that readers see and translators translate. */
const fields = ['title', 'description', 'sidebar_label', 'keywords', 'notice'];

/** Properties of nodes, besides text: URLs, code and its language, components and their attributes. */
const contents = ['value', 'url', 'alt', 'title', 'lang', 'meta', 'name', 'attributes', 'identifier', 'depth'];

const inline = new Set(['emphasis', 'strong', 'delete', 'link', 'inlineCode', 'mdxJsxTextElement', 'textDirective']);

/**
 * The fingerprint of an original: `translation_of` in the front matter of its translation. It is the same as long as
 * words, code and links are; line breaks, emphasis, heading ids, comments and the layout of lists and tables don't count.
 */
export function sourceHash(text: string): string {
  // Variables have values in each language, so only their names count.
  const named = fillIn(text, (name) => `⟪${name}⟫`);
  const content = `${fieldsOf(named)} ${contentOf(parseMarkdown(named))}`.replace(/\s+/g, ' ').trim();
  return `sha256-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
}

function fieldsOf(text: string): string {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const values = parse(yaml) as Record<string, unknown> | null;
  return JSON.stringify(fields.filter((field) => values?.[field]).map((field) => [field, values?.[field]]));
}

function contentOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isComment(node)) return '';
  const inner = 'children' in node ? node.children.map(contentOf).join('') : '';
  const own = contents.filter((field) => field in node).map((field) => node[field as keyof typeof node]);
  const tag = own.length > 0 ? `<${node.type} ${JSON.stringify(own, withoutPlace)}>` : '';
  return inline.has(node.type) ? `${tag}${inner}` : ` ${tag}${inner} `;
}

/** Missing in the types of mdast: the plugin for comments adds it. */
function isComment(node: {type: string}): boolean {
  return node.type === 'comment';
}

function withoutPlace(key: string, value: unknown): unknown {
  return key === 'position' || key === 'data' ? undefined : value;
}
