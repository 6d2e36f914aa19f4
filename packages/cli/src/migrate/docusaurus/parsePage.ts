import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList, type Processor} from 'unified';
import {visit} from 'unist-util-visit';

export interface Syntax {
  isMdx: boolean;
  hasMath: boolean;
}

/** Plugins in the order of Docusaurus. */
function parser({isMdx, hasMath}: Syntax) {
  const plugins = [
    ...(isMdx ? [remarkMdx] : []),
    remarkDirective,
    remarkGfm,
    remarkComment,
    ...(hasMath ? [remarkMath] : []),
  ];
  return unified()
    .use(remarkParse)
    .use(plugins as PluggableList);
}

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const headingId = /^(#{1,6} .*)(\{#[^}]*\})(?=\s*$)/gm;
const escapedVariable = /\\\{\{ *[A-Za-z][\w-]* *\}\}/g;

/** The same parser with our plugins, some of which parse Markdown themselves. */
export function processorWith(plugins: PluggableList, syntax: Syntax): Processor {
  return parser(syntax).use(plugins) as unknown as Processor;
}

/** Parses a page as Docusaurus does; positions are those in the file. */
export function parsePage(text: string, syntax: Syntax): Root {
  const tree = parser(syntax).parse(
    text
      .replace(frontMatter, blank)
      .replace(headingId, (_, heading: string, id: string) => heading + blank(id))
      .replace(escapedVariable, (braces) => 'x'.repeat(braces.length)),
  );
  if (syntax.isMdx) unravel(tree);
  return tree;
}

/** As MDX does: unwraps paragraphs that contain only elements. */
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
