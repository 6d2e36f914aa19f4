import type {Element, ElementContent, Root, Text} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {partsOf} from '@lectern/kit/text/partsOf';

const longAddress = 24;
const shortCode = 20;
/** As much as the narrowest column of code has room for on a phone. */
const narrowCode = 18;

/** In a sentence, in one that a cell of a table holds, or in a cell of its own. */
type Place = 'text' | 'cell' | 'box';

/**
 * Says where a line may end in names and addresses: between their parts, and nowhere within one. In a cell of a table
 * these are all long ones, elsewhere those that half a line of a phone has no room for. Short code, the names of
 * options and the words of commands stay on one line. In a cell of its own, what may break is a box.
 *
 *   | `src/pages/example-page.md` |   becomes   <td><code class="long">src/<wbr>pages/<wbr>example-page.md</code></td>
 *   `package-lock.json`           becomes   <code class="whole">package-lock.json</code>
 *   `npm start -- --locale fr`    becomes   <code>npm start <span class="whole">--</span> <span class="whole">--locale</span> fr</code>
 */
export default function rehypeBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName === 'pre' || node.tagName === 'svg') return SKIP;
      if (node.tagName === 'td' || node.tagName === 'th') breakWords(node);
      else if (node.tagName === 'code' && index !== undefined && parent) {
        keepShort(node);
        const children = breakCode(node, 'text');
        if (children) parent.children[index] = inlineCode(children);
        return SKIP;
      }
      return undefined;
    });
  };
}

function breakWords(cell: Element): void {
  visit(cell, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    if (node.type === 'text') {
      const parts = joinTexts(node.value.split(/(\s+)/).flatMap((word) => withBreaks(word, 'cell')));
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    }
    if (node.type === 'element' && node.tagName === 'code') {
      const isBox = parent.children.every((other) => other === node || other.type !== 'text' || !other.value.trim());
      const children = breakCode(node, isBox ? 'box' : 'cell') ?? (isBox && isLong(node) && node.children);
      if (children) parent.children[index] = inlineCode(children, isBox ? 'long' : undefined);
      return SKIP;
    }
    return undefined;
  });
}

const isLong = ({children: [only]}: Element): boolean => only?.type === 'text' && only.value.length > shortCode;

/** Where it has a place at which a line would end. */
function keepShort(code: Element): void {
  const [only] = code.children;
  if (only?.type === 'text' && only.value.length <= shortCode && /[\s-]/.test(only.value)) {
    code.properties.className = ['whole'];
  }
}

/** Nothing where the code stays as it is. */
function breakCode({children: [only, ...others]}: Element, place: Place): ElementContent[] | undefined {
  if (only?.type !== 'text' || others.length > 0) return undefined;
  const words = only.value.split(/(\s+)/);
  if (only.value.length <= shortCode && (place === 'text' || words.length > 1)) return undefined;
  const parts = words.flatMap((word) => {
    if (words.length > 1 && word.length <= shortCode) return [word.includes('-') ? whole(word) : text(word)];
    const [option] = /^--?(?:\w[\w-]*)?(?=$|[=,.)])/.exec(word) ?? [];
    if (option !== undefined) return [whole(option), text(word.slice(option.length))];
    if (place !== 'text') return withBreaks(word, place).flatMap(keepHyphens);
    return word.includes('/') && word.length > longAddress ? withBreaks(word, place) : [text(word)];
  });
  const joined = joinTexts(parts);
  return joined.length > 1 || joined[0]?.type !== 'text' ? joined : undefined;
}

function withBreaks(word: string, place: Place): ElementContent[] {
  // In a narrow column, the protocol stands above the host.
  const parts = partsOf(word).flatMap((part) =>
    place === 'box' || (place === 'cell' && part.length > longAddress) ? part.split(/(?<=:\/\/)/) : part,
  );
  return parts.flatMap((part, index) => [...(index > 0 ? [element('wbr', {}, [])] : []), text(part)]);
}

/** `var(--lectern-accent-strong)` → `var(--lectern-` and `accent-strong)`: not a line for each of its words. */
function keepHyphens(part: ElementContent): ElementContent[] {
  const words = part.type === 'text' && part.value.length > shortCode ? part.value.split(/(?<=\w-)(?=\w)/) : [];
  if (words.length < 3) return [part];
  const pieces: string[] = [];
  for (const word of words) {
    if (pieces.length > 0 && (pieces.at(-1)! + word).length <= narrowCode) pieces[pieces.length - 1] += word;
    else pieces.push(word);
  }
  return pieces.flatMap((piece, index) => [...(index > 0 ? [element('wbr', {}, [])] : []), whole(piece)]);
}

const text = (value: string): Text => ({type: 'text', value});

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}

const whole = (option: string): Element => element('span', {className: ['whole']}, [text(option)]);

/** As a tag of the page: for code that is more than text, the theme would make a block. */
function inlineCode(children: ElementContent[], className?: string): MdxJsxTextElementHast {
  const attributes = className ? [{type: 'mdxJsxAttribute' as const, name: 'className', value: className}] : [];
  // Not explicit, it would be given to the theme all the same.
  return {type: 'mdxJsxTextElement', name: 'code', attributes, children, data: {_mdxExplicitJsx: true}};
}

function joinTexts(parts: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.value += part.value;
    else if (part.type !== 'text' || part.value) joined.push(part);
  }
  return joined;
}
