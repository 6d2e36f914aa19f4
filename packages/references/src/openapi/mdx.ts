import type {Heading} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {asHtml} from './model/html';

const markdown = unified().use(remarkParse).use(remarkGfm);
/** Syntax that MDX reads as code. */
const code = /[{}<]|^(?:import|export)\b/m;

/**
 * Converts a description to MDX. Blocks with syntax of MDX become HTML; headings keep the ids that they have in
 * the default language.
 */
export function asMdx(description: unknown, headingIds: readonly string[] = []): string {
  return asBlocks(description, headingIds).join('\n\n');
}

/** The same, block by block. */
export function asBlocks(description: unknown, headingIds: readonly string[] = []): string[] {
  if (typeof description !== 'string') return [];
  let headings = -1;
  return markdown.parse(description).children.map((node) => {
    const text = description.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === 'heading') {
      headings += 1;
      return headingOf(node, text, headingIds[headings]);
    }
    const isFence = node.type === 'code' && /^(?:```|~~~)/.test(text);
    if (isFence || !code.test(withoutCode(text))) return text;
    const html = asHtml(text);
    // Markdown would complete these links, see ./links.ts.
    if (/="(?:\.\/|pathname:)/.test(html)) return `<Text html={${JSON.stringify(html)}} />`;
    return `<div dangerouslySetInnerHTML={{__html: ${JSON.stringify(html)}}} />`;
  });
}

/** Ids of the headings in the original of a translation. */
export function headingsOf(description: unknown): string[] {
  const text = typeof description === 'string' ? description : '';
  return markdown
    .parse(text)
    .children.filter((node) => node.type === 'heading')
    .map((node) => textOf(text.slice(node.position?.start.offset, node.position?.end.offset)));
}

function headingOf({depth}: Heading, text: string, id: string | undefined): string {
  const line = `${'#'.repeat(Math.max(2, depth))} ${textOf(text).replace(/[{}<\\]/g, String.raw`\$&`)}`;
  return id ? `${line} ${anchor(id)}` : line;
}

/** A heading id in the syntax that every site accepts. */
export function anchor(id: string): string {
  return `{/* #${id} */}`;
}

function textOf(heading: string): string {
  return heading
    .replace(/^#+\s*|\s*#*$/g, '')
    .replace(/\n[=-]+$/, '')
    .trim();
}

function withoutCode(text: string): string {
  return text.replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
}

/** A page with front matter and content. */
export function pageOf(frontMatter: Record<string, string | boolean | undefined>, body: string): string {
  const lines = Object.entries(frontMatter).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  const imported = body.includes('<Text html=') ? "import Text from '@theme/ApiPage/Text';\n\n" : '';
  return `---\n${lines.join('\n')}\n---\n\n${imported}${body}\n`;
}

/** Quotes a text for YAML. */
export function quoted(text: string): string {
  return JSON.stringify(text.replace(/[\r\n\t]+/g, ' '));
}

/** A text in which nothing means anything to Markdown or MDX. */
export function plain(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>&$~]|:(?=[A-Za-z])/g, String.raw`\$&`);
}

export function table(head: string[], rows: (string | undefined)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((one) => one?.replace(/\|/g, '\\|') ?? '').join(' | ')} |`).join('\n');
}
