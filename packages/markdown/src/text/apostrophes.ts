import type {Node, Parent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const within = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu;
/** `the readers' site` */
const after = /(?<=\p{L})'/gu;
const openingQuote = /(?<!\p{L})'/u;

/** What shows text as it is typed. */
const asTyped = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea']);
/** What readers see of the front matter. */
const shown = ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label'];

/** `don't` → `don’t`. Where quotations stand between apostrophes, only those within words are known. */
function setApostrophes(text: string): string {
  return text.replace(openingQuote.test(text) ? within : after, '’');
}

/** Sets the apostrophes of prose as printers do. Code, formulas and addresses keep theirs, and so do quotation marks. */
export default function apostrophes() {
  return (tree: Root): void => {
    visit(tree, (node: Node & {name?: string | null}, index, parent: Parent | undefined) => {
      if (node.name && asTyped.has(node.name)) return SKIP;
      if (node.type !== 'text') return undefined;
      const text = node as Text;
      text.value = setApostrophes(text.value);
      // The first letter after code or a link: `site`'s.
      if (parent && index) text.value = text.value.replace(/^'(?=s\b)/, '’');
      return undefined;
    });
  };
}

export function apostrophesOfTitles(frontMatter: Record<string, unknown>): Record<string, unknown> {
  const set = {...frontMatter};
  for (const name of shown) {
    const text = set[name];
    if (typeof text === 'string') set[name] = setApostrophes(text);
  }
  return set;
}
