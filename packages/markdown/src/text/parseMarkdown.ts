import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkMath);

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const variable = /(?<![$=])\{\{( *[A-Za-z][\w-]* *)\}\}/g;
const headingId = /^(#{1,6} .*)(\{#[^}]*\})(?=\s*$)/gm;

/**
 * Parses a page as the site does. Front matter and heading ids are blanked out first, and braces of variables are
 * replaced, so that each node has its position in the file.
 */
export function parseMarkdown(text: string): Root {
  return parser.parse(
    text
      .replace(frontMatter, blank)
      .replace(headingId, (_, heading: string, id: string) => heading + blank(id))
      .replace(variable, '(($1))'),
  );
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
