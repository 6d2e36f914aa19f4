import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm).use(remarkComment);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm).use(remarkComment);

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const headingId = /^(#{1,6} .*)(\{#[^}]*\})(?=\s*$)/gm;
const escapedVariable = /\\\{\{ *[A-Za-z][\w-]* *\}\}/g;

/** The syntax tree of a page as Docusaurus reads it, in which each place is its place in the file. */
export function readPage(text: string, isMdx: boolean): Root {
  const tree = (isMdx ? mdx : markdown).parse(
    text
      .replace(frontMatter, blank)
      .replace(headingId, (_, heading: string, id: string) => heading + blank(id))
      .replace(escapedVariable, (braces) => 'x'.repeat(braces.length)),
  );
  if (isMdx) unravel(tree);
  return tree;
}

/** As MDX does: a paragraph of elements alone is none. */
function unravel(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const elements = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (!parent || !elements.every(({type}) => /^mdx(?:JsxTextElement|TextExpression)$/.test(type))) return;
    for (const element of elements) (element as {type: string}).type = element.type.replace('Text', 'Flow');
    parent.children.splice(index!, 1, ...elements);
    return index!;
  });
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
