import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {element, find, hasClass, text, textOf} from '../markdown-twins/hast';
import {insertSuspended} from '../markdown-twins/keepContent';
import {withContent} from '../markdown-twins/makeTwin';

export interface BuiltPage {
  url: string;
  html: string;
}

export interface JoinedPages {
  /** One `article` for each page. */
  articles: string;
  titles: {id: string; title: string}[];
  stylesheets: string[];
}

/** What is on a page to be used, not to be read on paper. */
const furniture = new Set(['nav', 'footer', 'button', 'script', 'style', 'link', 'template', 'noscript', 'select']);
const furnitureClasses = ['hash-link', 'new-tab', 'page-actions', 'theme-doc-toc-mobile'];
/** A list of contents that an author has put into the text. */
const contents = 'theme-contents';

const references = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'headers'] as const;

/**
 * Built pages as parts of one: everything is open, ids are told apart by their page, and links between these pages
 * lead to their place.
 *
 *   /docs/a:  <h1>A</h1> <details><p id="x">…</details> <a href="/docs/b#y">
 *
 * becomes
 *
 *   <article id="docs-a"><h2>A</h2> <details open><p id="docs-a--x">…</details> <a href="#docs-b--y"></article>
 */
export function joinPages(pages: readonly BuiltPage[]): JoinedPages {
  const urls = new Set(pages.map(({url}) => url));
  const stylesheets = new Set<string>();
  const titles: JoinedPages['titles'] = [];
  const articles = pages.map(({url, html}) => {
    for (const [, href = ''] of html.matchAll(/<link rel="?stylesheet"? href="?([^"\s>]+)/g)) stylesheets.add(href);
    const page = unified().use(rehypeParse, {fragment: true}).parse(withContent(html));
    const content: Root = {type: 'root', children: find(page, ({tagName}) => tagName === 'article')?.children ?? []};
    insertSuspended(content, page);
    openAll(content);
    const id = idOf(url);
    titles.push({id, title: lowerHeadings(content)});
    tellIdsApart(content, url, urls);
    return `<article id="${id}" class="print-page">${toHtml(content.children)}</article>`;
  });
  return {articles: articles.join('\n'), titles, stylesheets: [...stylesheets]};
}

/** `/fr/docs/guides/` → `fr-docs-guides` */
function idOf(url: string): string {
  return url.replace(/^\/|\/$/g, '').replaceAll('/', '-');
}

/** Takes away what is for using a page, and opens what can be folded or stands behind a tab. */
function openAll(content: Root): void {
  visit(content, (node, index, parent) => {
    if (node.type === 'comment' || (node.type === 'element' && isFurniture(node))) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    if (node.type !== 'element') return undefined;
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
    // Pictures far down are printed as well.
    if (properties.loading === 'lazy') delete properties.loading;
    // Nothing scrolls on paper.
    delete properties.tabIndex;
    return undefined;
  });
}

function isFurniture(node: Element): boolean {
  const {role, id} = node.properties;
  if (hasClass(node, contents)) return false;
  // What scripts would fill, and React's own marks of what was suspended.
  const isPlaceholder = node.tagName === 'div' && (node.children.length === 0 || /^S:/.test(String(id)));
  return (
    isPlaceholder ||
    furniture.has(node.tagName) ||
    role === 'tablist' ||
    furnitureClasses.some((name) => hasClass(node, name))
  );
}

/** Makes room for the heading of the whole, and tells the title of the page. */
function lowerHeadings(content: Root): string {
  let title = '';
  visit(content, 'element', (node: Element) => {
    const level = Number(/^h([1-5])$/.exec(node.tagName)?.[1] ?? 0);
    if (level === 1) title ||= textOf(node).replaceAll('\u200b', '').trim();
    if (level > 0) node.tagName = `h${level + 1}`;
  });
  return title;
}

function tellIdsApart(content: Root, url: string, urls: ReadonlySet<string>): void {
  const prefix = `${idOf(url)}--`;
  visit(content, 'element', ({properties}: Element) => {
    if (properties.id) properties.id = prefix + String(properties.id);
    for (const name of references) {
      const ids = [properties[name] ?? []].flat();
      if (ids.length > 0) properties[name] = ids.map((id) => prefix + String(id));
    }
    const {href} = properties;
    if (typeof href !== 'string' || !/^[#/]/.test(href)) return;
    const [, page = '', hash] = /^([^#]*)(?:#(.*))?$/.exec(href) ?? [];
    const target = page === '' ? url : page;
    if (urls.has(target)) properties.href = `#${idOf(target)}${hash ? `--${hash}` : ''}`;
  });
}
