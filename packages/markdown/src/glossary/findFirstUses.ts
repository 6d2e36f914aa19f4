import type {Node, Parent, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {namesOf, type Glossary} from './readGlossary';

interface Use {
  parent: {children: PhrasingContent[]};
  node: Text;
  id: string;
  start: number;
  end: number;
}

/** Nodes that aren't running text, or are links already. */
const passedOver = new Set(['heading', 'link', 'linkReference', 'table', 'mdxJsxTextElement', 'footnoteDefinition']);
const passedOverElements = new Set(['figcaption', 'Equation']);

/**
 * The first use of each term on a page, from the end to the beginning, so that replacing one doesn't move the others.
 * `asked` is the value in the front matter: all terms, none, or those
 * with `auto`.
 */
export function findFirstUses(
  tree: Root,
  glossary: Glossary,
  asked: boolean | undefined,
  linked: ReadonlySet<string>,
): Use[] {
  const wanted = wantedNames(glossary, asked, linked);
  if (wanted.size === 0) return [];

  const pattern = matchAny([...wanted.keys()]);
  const seen = new Set<string>();
  const uses: Use[] = [];
  visit(tree, (node, _, parent) => {
    if (isPassedOver(node)) return SKIP;
    if (node.type !== 'text' || !parent) return;
    for (const match of node.value.matchAll(pattern)) {
      const id = wanted.get(match[0].toLowerCase());
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      uses.push({
        parent: parent as Parent as Use['parent'],
        node,
        id,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  });
  return uses.reverse();
}

/** Whether Markdown is worth parsing: it contains a term, though maybe not in running text. */
export function mayUse(markdown: string, glossary: Glossary, asked: boolean | undefined): boolean {
  if (markdown.includes('(term:')) return true;
  const names = [...wantedNames(glossary, asked).keys()];
  // An underscore is part of a word, or emphasis around it.
  const [ofWords, around] = [markdown, markdown.replaceAll('_', ' ')];
  return names.length > 0 && [ofWords, around].some((text) => matchAny(names).test(text));
}

/** The names of terms to link automatically. */
function wantedNames(
  glossary: Glossary,
  asked: boolean | undefined,
  linked: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const [id, term] of glossary) {
    if (linked.has(id) || asked === false || (asked === undefined && !term.auto)) continue;
    for (const name of namesOf(term)) wanted.set(name.toLowerCase(), id);
  }
  return wanted;
}

/** Matches whole words, and the longest name. */
function matchAny(names: string[]): RegExp {
  const alternatives = names
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}

function isPassedOver(node: Node): boolean {
  const {name} = node as {name?: string};
  return passedOver.has(node.type) || (name !== undefined && passedOverElements.has(name));
}
