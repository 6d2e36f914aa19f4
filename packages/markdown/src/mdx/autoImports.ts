import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {importOf} from './jsx';

/** Components that pages use without an import. Only pages that do so load them. */
const modules: Record<string, string> = {
  Contents: '@theme/Contents',
  DocCardList: '@theme/DocCardList',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  TOCInline: '@theme/TOCInline',
};

/**
 * Adds the imports that a page needs.
 *
 *   <Tabs>…</Tabs>   becomes   import Tabs from '@theme/Tabs'; <Tabs>…</Tabs>
 */
export default function autoImports() {
  return (tree: Root): void => {
    const used = new Set<string>();
    const known = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') used.add(node.name ?? '');
      if (node.type === 'mdxjsEsm') for (const name of declared(node)) known.add(name);
    });
    for (const [name, module] of Object.entries(modules)) {
      if (used.has(name) && !known.has(name)) tree.children.unshift(importOf(name, module));
    }
  };
}

/** Names that a page imports or defines itself. */
function declared({value}: MdxjsEsm): string[] {
  const names = /\b(?:const|let|function|class)\s+([A-Z]\w*)|^import\s([^'"]*)/gm;
  return [...value.matchAll(names)].flatMap(([, defined, imported]) => defined ?? imported?.match(/[A-Z]\w*/g) ?? []);
}
