import type {Element, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {eachElement, element, find, hasClass, prune, text, textOf} from '@lectern/kit/hast';
import {insertSuspended} from '../suspended';

export interface PrintedArticle {
  /** An `article` in which links aren't resolved yet. */
  article: string;
  id: string;
  title: string;
}

export interface PrintedPage {
  url: string;
  part: PrintedArticle;
  stylesheets: string[];
}

export interface JoinedPages {
  /** One `article` for each page. */
  articles: string;
  titles: {id: string; title: string}[];
  stylesheets: string[];
}

/** Elements to use on a screen, not to read on paper. */
const furniture = new Set(['nav', 'footer', 'button', 'script', 'style', 'link', 'template', 'noscript', 'select']);
const furnitureClasses = ['hash-link', 'new-tab', 'page-actions', 'theme-doc-toc-mobile'];
/** The class of a table of contents inside the text. */
const contents = 'theme-contents';

const references = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers'] as const;

/**
 * Combines built pages into one: everything is open, ids get a prefix for their page, and links between these pages lead
 * to their place.
 *
 *   /docs/a:  <h1>A</h1> <details><p id="x">…</details> <a href="/docs/b#y">
 *
 * becomes
 *
 *   <article id="docs-a"><h2>A</h2> <details open><p id="docs-a--x">…</details> <a href="#docs-b--y"></article>
 */
export function joinPages(pages: readonly PrintedPage[]): JoinedPages {
  const urls = new Set(pages.map(({url}) => url));
  const articles = pages.map(({part}) => part.article.replace(marked, (_, href: string) => resolve(href, urls)));
  return {
    articles: articles.join('\n'),
    titles: pages.map(({part: {id, title}}) => ({id, title})),
    stylesheets: [...new Set(pages.flatMap(({stylesheets}) => stylesheets))],
  };
}

/** The part of a page that all its sections share; links are resolved in each section. */
export function makePart(url: string, page: Root): PrintedArticle {
  const content: Root = {type: 'root', children: find(page, ({tagName}) => tagName === 'article')?.children ?? []};
  insertSuspended(content, page);
  openAll(content);
  const id = idOf(url);
  const title = lowerHeadings(content);
  tellIdsApart(content, url);
  return {id, title, article: `<article id="${id}" class="print-page">${toHtml(content.children)}</article>`};
}

/** `/fr/docs/guides/` → `fr-docs-guides` */
function idOf(url: string): string {
  return url.replace(/^\/|\/$/g, '').replaceAll('/', '-');
}

/** Removes controls, and opens folds and tabs. */
function openAll(content: Root): void {
  prune(content, isFurniture, (node) => {
    if (node.type !== 'element') return;
    const {properties} = node;
    if (properties.role === 'tabpanel') {
      const name = element('p', [element('strong', [text(String(properties.ariaLabel ?? ''))])]);
      node.children.unshift(name);
      node.properties = {className: ['print-panel']};
    }
    if (hasClass(node, contents)) {
      node.tagName = 'div';
      delete properties.ariaLabel;
    }
    if (node.tagName === 'details') properties.open = true;
    // Lazy images far down are printed as well.
    if (properties.loading === 'lazy') delete properties.loading;
    // Nothing scrolls on paper.
    delete properties.tabIndex;
    if (hasClass(node, 'anchor')) delete properties.className;
    if (hasClass(node, 'code-line')) delete properties.style;
    if (node.children.every(isWrappedLine)) node.children = node.children.flatMap(({children}) => children);
  });
}

/** Where a long line of code goes on below matters on narrow screens. */
const isWrappedLine = (node: RootContent): node is Element => node.type === 'element' && hasClass(node, 'code-wraps');

function isFurniture(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'comment';
  const {role, id} = node.properties;
  if (hasClass(node, contents)) return false;
  // Elements that scripts would fill, and React's markers of suspended content.
  const isPlaceholder = node.tagName === 'div' && (node.children.length === 0 || /^S:/.test(String(id)));
  const isField = node.tagName === 'input' && node.properties.type === 'text';
  return (
    isPlaceholder ||
    isField ||
    furniture.has(node.tagName) ||
    role === 'tablist' ||
    furnitureClasses.some((name) => hasClass(node, name))
  );
}

/** Lowers headings below that of the whole page, and returns the title. */
function lowerHeadings(content: Root): string {
  let title = '';
  eachElement(content, (node) => {
    const level = Number(/^h([1-5])$/.exec(node.tagName)?.[1] ?? 0);
    if (level === 1) title ||= textOf(node).replaceAll('\u200b', '').trim();
    if (level > 0) node.tagName = `h${level + 1}`;
  });
  return title;
}

function tellIdsApart(content: Root, url: string): void {
  const prefix = `${idOf(url)}--`;
  eachElement(content, ({properties}) => {
    if (properties.id) properties.id = prefix + String(properties.id);
    for (const name of references) {
      const ids = [properties[name] ?? []].flat();
      if (ids.length > 0) properties[name] = ids.map((id) => prefix + String(id));
    }
    const {href} = properties;
    if (typeof href !== 'string' || !/^[#/]/.test(href)) return;
    properties.href = start + (href.startsWith('#') ? url : '') + href + end;
  });
}

/** Delimiters of links to resolve: characters that don't occur in pages. */
const [start, end] = ['\u0002', '\u0003'];
const marked = new RegExp(`${start}([^${end}]*)${end}`, 'g');

/** `/docs/b#y` → `#docs-b--y`, if that page is part of this one. */
function resolve(href: string, urls: ReadonlySet<string>): string {
  const [, page = '', hash] = /^([^#]*)(?:#(.*))?$/s.exec(href) ?? [];
  return urls.has(page) ? `#${idOf(page)}${hash ? `--${hash}` : ''}` : href;
}
