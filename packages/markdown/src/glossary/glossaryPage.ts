import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, Globby} from '@docusaurus/utils';
import type {LeafDirective} from 'mdast-util-directive';
import type {BlockContent, Heading, Link, Paragraph, PhrasingContent, Root} from 'mdast';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Glossary} from './readGlossary';
import {BuildCache} from '@lectern/kit/buildCache';
import {makerOf} from '@lectern/kit/maker';
import {authorError} from '@lectern/kit/authorError';
import {fillVariables} from '../variables/variables';
import {findFirstUses, mayUse} from './findFirstUses';
import {termOf} from './glossaryTerms';
import type {Site} from '../site';
import {texts} from '../texts';

type Place = Parameters<typeof fillVariables>[1] &
  Pick<Site, 'siteDir' | 'locale' | 'glossaryOf' | 'docsAround' | 'notForReaders'> &
  Partial<Pick<Site, 'textsIn'>>;

/**
 * Writes the glossary into a page: all terms in alphabetical order, each with its definition,
 * related terms, and the pages that link to it.
 *
 *   ::glossary  ->  <h3 id="term-anchor">Anchor</h3>
 *                   <p>The part of an address behind <code>#</code>. …</p>
 *                   <p>See also: <a href="#term-slug">Slug</a></p>
 *                   <p>Used on: <a href="./links.md">Links</a></p>
 *
 * Runs before Docusaurus, which adds the headings to the table of contents and resolves the links.
 */
export default function glossaryPage(this: Processor, site: Place) {
  const {locale, glossaryOf, textsIn = texts} = site;
  return async (tree: Root, file: VFile): Promise<void> => {
    const place = findDirective(tree, file);
    if (!place) return;
    const terms = glossaryOf(locale);
    if (!terms) {
      tree.children.splice(tree.children.indexOf(place), 1);
      return;
    }
    const labels = textsIn(locale).glossary;
    const parse = (markdown: string): BlockContent[] => withoutPlaces(this.parse(markdown) as Root).children as never;
    const users = await findUsers(this, terms, file, site);
    const {compare} = new Intl.Collator(locale);
    const sorted = [...terms].sort(([, a], [, b]) => compare(a.term, b.term));

    tree.children.splice(
      tree.children.indexOf(place),
      1,
      ...sorted.flatMap(([id, {term, short, more, see = []}]) => [
        heading(id, term),
        ...parse(short),
        ...(more ? parse(more) : []),
        ...linkList(
          labels.see,
          see.map((other) => link(`#term-${other}`, terms.get(other)?.term ?? other)),
        ),
        ...linkList(
          labels.usedOn,
          (users.get(id) ?? []).sort((a, b) => compare(a.title, b.title)).map(({url, title}) => link(url, title)),
        ),
      ]),
    );
  };
}

function findDirective(tree: Root, file: VFile): LeafDirective | undefined {
  const found: LeafDirective[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'glossary') found.push(node);
  });
  const [place] = found;
  const wrong = found.find((node) => node !== place || !tree.children.includes(node));
  if (wrong) {
    throw authorError(
      file,
      wrong,
      '“::glossary” is inside another block, or on this page twice.',
      'Put it on a separate line, once per page.',
    );
  }
  return place;
}

interface User {
  url: string;
  title: string;
}

/** The docs in the version of this page that link to a term, as paths relative to the glossary. */
async function findUsers(
  processor: Processor,
  terms: Glossary,
  file: VFile,
  site: Place,
): Promise<Map<string, User[]>> {
  const {siteDir, locale} = site;
  const folder = site.docsAround(path.resolve(file.path));
  const users = new Map<string, User[]>();
  const known = new BuildCache<string[]>('glossary', {siteDir, locale, maker: makerOf({siteDir})});
  const names = JSON.stringify([...terms]);
  for (const source of (
    await Globby('**/*.{md,mdx}', {cwd: folder, ignore: ['**/_*', '**/_*/**', ...site.notForReaders]})
  ).sort()) {
    const from = path.join(folder, source);
    if (from === path.resolve(file.path)) continue;
    const text = fillVariables({filePath: from, fileContent: await readFile(from, 'utf8')}, site);
    const frontMatter = await readFrontMatter(from, text);
    if (frontMatter.draft || frontMatter.unlisted || !frontMatter.title) continue;
    const url = path.posix.relative(path.dirname(file.path), from);
    const user = {url: url.startsWith('.') ? url : `./${url}`, title: frontMatter.title};
    const used = known.get(JSON.stringify([text, names]), () => {
      // Parsing a page takes far longer.
      if (!mayUse(text, terms, frontMatter.glossary)) return [];
      const tree = processor.parse(escapeMarkdownHeadingIds(text)) as Root;
      return [...usedTerms(tree, terms, frontMatter.glossary)];
    });
    for (const id of used) users.set(id, [...(users.get(id) ?? []), user]);
  }
  known.save();
  return users;
}

function usedTerms(tree: Root, terms: Glossary, asked: boolean | undefined): Set<string> {
  const used = new Set<string>();
  visit(tree, 'link', (node) => {
    const id = termOf(node);
    if (id !== undefined) used.add(id);
  });
  for (const {id} of findFirstUses(tree, terms, asked, used)) used.add(id);
  return used;
}

interface FrontMatter {
  title?: string;
  draft?: boolean;
  unlisted?: boolean;
  glossary?: boolean;
}

async function readFrontMatter(filePath: string, fileContent: string): Promise<FrontMatter> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  return frontMatter;
}

/** Removes positions, because nodes from the data have none on this page. */
function withoutPlaces(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

function heading(id: string, term: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    data: {hProperties: {id: `term-${id}`}},
    children: [{type: 'text', value: term}],
  };
}

function link(url: string, words: string): Link {
  return {type: 'link', url, children: [{type: 'text', value: words}]};
}

function linkList(label: string, links: Link[]): Paragraph[] {
  if (links.length === 0) return [];
  const children: PhrasingContent[] = links.flatMap((item, index) =>
    index === 0 ? [item] : [{type: 'text', value: ', '} as const, item],
  );
  return [{type: 'paragraph', children: [{type: 'text', value: label}, ...children]}];
}
