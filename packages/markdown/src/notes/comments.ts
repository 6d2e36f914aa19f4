import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

interface Expression {
  type: string;
  data?: {estree?: {body: unknown[]; comments?: {value: string}[]} | null};
}

/**
 * Removes comments of authors. MDX would copy them into the script of the page.
 *
 *   Text {/* a remark * /} goes on. <!-- Another. -->   becomes   Text  goes on.
 */
export default function comments() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const {data} = node as Expression;
      if (parent?.type === 'heading' && isId(node as Expression)) return;
      if (data?.estree) data.estree.comments = [];
      if (!isComment(node as Expression) || !parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

/** `## Title {/* #id * /}`, which Docusaurus reads and removes. */
function isId(node: Expression): boolean {
  return isComment(node) && /^\s*#\S/.test(node.data?.estree?.comments?.[0]?.value ?? '');
}

/** Braces with only a comment. Docusaurus removes HTML comments. */
function isComment(node: Expression): boolean {
  return /^mdx(?:Flow|Text)Expression$/.test(node.type) && node.data?.estree?.body.length === 0;
}
