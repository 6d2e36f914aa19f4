import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {routeOf} from '../folders';
import {inVersions} from '../versions';
import type {Site} from '../../settings/site';
import {findSnippet} from '@lectern/markdown/snippets/snippetFiles';
import {nearest} from '@lectern/kit/nearest';
import type {Problem} from '@lectern/kit/problems';
import {readPage, SourceError, type Page} from '../page';
import {fromNodes} from './prose';

/**
 * Checks links to sections, which the build only warns about, and the preview ignores. Generated pages, such as API
 * references, are checked by `npm run check:site`.
 */
export function checkAnchors(pages: Page[], site: Site, glossary: Record<string, string[]> = {}): Problem[] {
  const addressOf = addressesIn(site);
  const files = new Map(pages.map((page) => [page.file, page]));
  const addresses = new Map(pages.map((page) => [`${page.language}:${addressOf(page)}`, page]));
  const known = new Map<Page, string[]>();
  const idsOf = (page: Page): string[] => {
    const ids = known.get(page) ?? readIds(page, glossary[page.language] ?? [], site);
    known.set(page, ids);
    return ids;
  };
  return fromNodes(pages, (node, page) => {
    const [target = '', anchor] = linkOf(node)?.split('#') ?? [];
    // The build gives footnotes their ids.
    if (!anchor || anchor.startsWith('user-content-') || !/^(?:$|\.|\/|@site\/|[\w-]+\.mdx?$)/.test(target)) return;
    const goal = target === '' ? page : find(target.replace(/\?.*$/, ''), page, files, addresses);
    if (!goal || idsOf(goal).includes(decodeURIComponent(anchor)) || hasComponents(goal)) return;
    const meant = nearest(anchor, idsOf(goal));
    return [
      `There is no “#${anchor}” ${goal === page ? 'on this page' : `in ${goal.file}`}.`,
      meant ? `Did you mean “#${meant}”?` : `Give the heading that you mean an id: “## Title {#${anchor}}”.`,
    ];
  });
}

function linkOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  return attributeOf(node as MdxJsxFlowElement, 'href') ?? attributeOf(node as MdxJsxFlowElement, 'to');
}

function find(target: string, from: Page, files: Map<string, Page>, addresses: Map<string, Page>): Page | undefined {
  if (target.startsWith('@site/')) return files.get(target.slice('@site/'.length));
  if (target.startsWith('/')) return addresses.get(`${from.language}:${target.replace(/\/$/, '')}`);
  return files.get(path.posix.join(path.posix.dirname(from.file), decodeURI(target)));
}

/** The URLs of pages, from a slug or a file name. */
export function addressesIn(site: Site): (page: Page) => string {
  const inVersionOf = inVersions(site);
  return ({kind, key, file, frontMatter: {slug}}) => {
    const folder = path.posix.dirname(`/${key}`);
    const own = kind === 'post' ? parseBlogFileName(key).slug : `/${key}`.replace(/(?:\/(?:index|README))?\.mdx?$/, '');
    const chosen = typeof slug === 'string' ? path.posix.resolve(kind === 'post' ? '/' : folder, slug) : own;
    return inVersionOf(file, `${routeOf(site, kind)}${chosen}`).replace(/\/$/, '');
  };
}

/** The ids that a link can name after `#`: of headings, and of elements. */
function readIds(page: Page, terms: string[], site: Site): string[] {
  const ids = page.headings.map(({id}) => id);
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      ids.push(attributeOf(node as MdxJsxFlowElement, 'id') ?? '');
    } else if (node.type === 'math') {
      ids.push(/\{#([\w-]+)\}/.exec(node.meta ?? '')?.[1] ?? '');
    } else if (node.type.endsWith('Directive') && 'name' in node) {
      const {name, attributes} = node as {name: string; attributes?: Record<string, string | null | undefined> | null};
      ids.push(attributes?.id ?? (name === 'contents' ? 'contents' : ''));
      if (name === 'glossary') ids.push(...terms.map((term) => `term-${term}`));
      if (name === 'snippet') ids.push(...idsOfSnippet(node, page, terms, site));
    }
  });
  ids.push(...importsOf(page).flatMap((file) => (isPage(file) ? idsOfFile(file, page, terms, site) : [])));
  return ids.filter(Boolean);
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/** Paths of the files that a page imports. */
function importsOf({tree}: Page): string[] {
  const code = tree.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : '')).join('\n');
  return [...code.matchAll(/^import\s[^'"]*['"]((?:\.|@site\/)[^'"]+)['"]/gm)].map(([, file]) => file!);
}

/** Ids set by the site's components are unknown until they run: the check of the built site finds them. */
function hasComponents(page: Page): boolean {
  return importsOf(page).some((file) => /(?:\.[jt]sx?|\/[\w-]+)$/.test(file));
}

function idsOfSnippet(node: Nodes, page: Page, terms: string[], site: Site): string[] {
  const name = 'children' in node ? node.children.map((child) => ('value' in child ? child.value : '')).join('') : '';
  const file = findSnippet(name, path.resolve(site.dir, page.file), path.resolve(site.dir));
  return file ? idsOfFile(file, page, terms, site) : [];
}

/** Ids in a file that is part of a page. */
function idsOfFile(name: string, page: Page, terms: string[], site: Site): string[] {
  const file = name.startsWith('@site/')
    ? path.resolve(site.dir, name.slice('@site/'.length))
    : path.resolve(site.dir, path.dirname(page.file), name);
  if (!existsSync(file) || file === path.resolve(site.dir, page.file)) return [];
  // Variables are removed; ids are written out.
  const text = readFileSync(file, 'utf8').replace(/\{\{[^}]*\}\}/g, '');
  try {
    return readIds(readPage({...page, file, key: `${page.key}#${name}`, text}, site), terms, site);
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

function attributeOf({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const value = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
