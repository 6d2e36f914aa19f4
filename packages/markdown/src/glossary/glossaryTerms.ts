import type {Link, PhrasingContent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP} from 'unist-util-visit';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {suggest, type Glossary} from './readGlossary';
import {visitEach} from '../checks/allErrors';
import {authorError} from '@lectern/kit/authorError';
import {findFirstUses} from './findFirstUses';
import {importComponents, inline} from '../mdx/jsx';
import type {Site} from '../site';

/**
 * Shows the definitions of glossary terms where they are used.
 *
 *   The [site](term:static-site) …  ->  The <Term id="static-site" definition="A site made of …">site</Term> …
 *
 * Terms with `auto` are linked automatically at their first use on a page; with `glossary: true` in the front matter, all
 * terms are, with `glossary: false`, none. On a site without a glossary, links to terms become plain text.
 */
export default function glossaryTerms(
  this: Processor,
  {locale, glossaryOf, glossaryPage, dataFiles}: Pick<Site, 'locale' | 'glossaryOf' | 'glossaryPage' | 'dataFiles'>,
) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const visit = visitEach(file);
    const glossary = glossaryOf(locale);
    const terms: Glossary = glossary ?? new Map<string, never>();
    const definition = (id: string): string => toString(this.parse(terms.get(id)?.short ?? ''));
    const linked = new Set<string>();
    const page = await glossaryPage(file.path);
    const term = (id: string, children: PhrasingContent[]) =>
      inline('Term', {id, definition: definition(id), page}, children);

    visit(tree, 'link', (link, index, parent) => {
      const id = termOf(link);
      if (id === undefined || !parent || index === undefined) return;
      if (!glossary) {
        parent.children.splice(index, 1, ...link.children);
        return [SKIP, index];
      }
      if (!terms.has(id)) {
        throw authorError(file, link, `The glossary has no term “${id}”.`, suggest(id, terms, dataFiles('glossary')));
      }
      const children = link.children.length > 0 ? link.children : words(terms.get(id)?.term ?? '');
      parent.children[index] = term(id, children);
      linked.add(id);
      return SKIP;
    });

    for (const {parent, node, id, start, end} of findFirstUses(tree, terms, frontMatterOf(file).glossary, linked)) {
      const word = term(id, words(node.value.slice(start, end)));
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
