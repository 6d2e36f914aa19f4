import type {Link, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {readGlossary, suggest, type Glossary} from '../data/glossary';
import {authorError} from './authorError';
import {findFirstUses} from './findFirstUses';
import {importComponents, inline} from './jsx';

interface Options {
  locale?: Locale;
  glossary?: Glossary;
}

/**
 * Explains words of the glossary where they stand.
 *
 *   The [site](term:static-site) …  ->  The <Term id="static-site" definition="A site made of …">site</Term> …
 *
 * Terms that are marked `auto` are found by themselves where a page uses them first; with `glossary: true` in the
 * front matter all of them are, with `glossary: false` none.
 */
export default function glossaryTerms(this: Processor, {locale = currentLocale, glossary}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const terms = glossary ?? readGlossary(locale);
    const definition = (id: string): string => toString(this.parse(terms.get(id)?.short ?? ''));
    const linked = new Set<string>();

    visit(tree, 'link', (link, index, parent) => {
      const id = termOf(link);
      if (id === undefined || !parent || index === undefined) return;
      if (!terms.has(id)) {
        throw authorError(file, link, `The glossary has no term “${id}”.`, suggest(id, terms));
      }
      const children = link.children.length > 0 ? link.children : words(terms.get(id)?.term ?? '');
      parent.children[index] = inline('Term', {id, definition: definition(id)}, children);
      linked.add(id);
      return SKIP;
    });

    for (const {parent, node, id, start, end} of findFirstUses(tree, terms, frontMatterOf(file).glossary, linked)) {
      const word = inline('Term', {id, definition: definition(id)}, words(node.value.slice(start, end)));
      parent.children.splice(parent.children.indexOf(node) + 1, 0, word, ...words(node.value.slice(end)));
      node.value = node.value.slice(0, start);
      linked.add(id);
    }
    if (linked.size > 0) importComponents(tree, 'Term');
  };
}

/** The id in `[word](term:id)`. */
export function termOf({url}: Link): string | undefined {
  return url.startsWith('term:') ? url.slice('term:'.length) : undefined;
}

function words(value: string): Extract<PhrasingContent, Text>[] {
  return value === '' ? [] : [{type: 'text', value}];
}

function frontMatterOf(file: VFile): {glossary?: boolean} {
  return file.data.frontMatter ?? {};
}
