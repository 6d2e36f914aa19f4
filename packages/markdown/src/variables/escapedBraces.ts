import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Stand for braces while the page is read, because MDX takes `{` in running text for code. Never seen by readers. */
const [opening, closing] = ['\uE000', '\uE001'];

/** `\{{name}}`, which is not filled in. */
export function hideBraces(name: string): string {
  return opening + name + closing;
}

export function showBraces(text: string): string {
  return text.replaceAll(opening, '{{').replaceAll(closing, '}}');
}

interface Texts {
  [field: string]: unknown;
  attributes?: {value?: unknown}[] | Record<string, string | null | undefined> | null;
}

/**
 * Brings back the braces that an author wants to be seen, in text, code and addresses.
 *
 *   Write `\{{version}}`.   becomes   Write <code>{{version}}</code>.
 */
export default function escapedBraces() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const texts = node as unknown as Texts;
      showIn(texts, ['value', 'url', 'title', 'alt', 'meta']);
      for (const attribute of Array.isArray(texts.attributes) ? texts.attributes : [texts.attributes ?? {}]) {
        showIn(attribute, Object.keys(attribute));
      }
    });
  };
}

function showIn(texts: Record<string, unknown>, fields: string[]): void {
  for (const field of fields) {
    const text = texts[field];
    if (typeof text === 'string') texts[field] = showBraces(text);
  }
}
