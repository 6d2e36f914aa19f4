import type {Element, ElementContent, Root, RootContent} from 'hast';
import {element, find, hasClass, prune, text, textOf} from '@lectern/kit/hast';
import {insertSuspended} from '../suspended';

/** Elements on a page that aren't content. */
const furniture = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'footer',
  'button',
  'noscript',
  'select',
  'label',
  'output',
  'template',
  'wbr',
]);
const furnitureClasses = [
  'hash-link',
  'sr-only',
  'new-tab',
  'page-actions',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'table-of-contents',
  'theme-doc-toc-mobile',
  // The same image in the colours of the other mode.
  'only-dark',
];

/**
 * The main part of a page, as a tree that plain Markdown can express: suspended content is in its place, admonitions are
 * quotations with a title, and tab panels follow each other, each below its label.
 */
export function keepContent(page: Root): Root {
  const main = find(page, ({tagName}) => tagName === 'main');
  if (!main) return {type: 'root', children: []};
  const content: Root = {type: 'root', children: main.children};
  insertSuspended(content, page);

  prune(content, isFurniture, (node) => {
    // Headings end with an invisible character, and icons of external links begin with another.
    if (node.type === 'text') node.value = node.value.replace(/[\u200b\u2060\ufeff\u00ad]/g, '');
    if (node.type !== 'element') return;
    if (hasClass(node, 'theme-admonition')) quote(node);
    if (node.properties.role === 'tabpanel' || node.properties.dataTitle) nameAbove(node);
    if (isBadge(node)) node.children.unshift(text(' '));
    const last = node.tagName === 'strong' ? node.children.at(-1) : undefined;
    if (last?.type === 'text') last.value = last.value.trimEnd();
  });
  return content;
}

function isFurniture(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'comment';
  const {role, ariaHidden, type, dataTwin} = node.properties;
  // A component can exclude its content, such as the same sample in another language.
  if (dataTwin === 'no') return true;
  if (node.tagName === 'input') return type !== 'checkbox';
  // KaTeX hides its drawing from screen readers, and its source from everybody else: see handlers.ts.
  if (hasClass(node, 'katex-html')) return true;
  return (
    furniture.has(node.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    furnitureClasses.some((name) => hasClass(node, name))
  );
}

/** Only a margin separates it from the word before. */
function isBadge({tagName, properties: {className}}: Element): boolean {
  return tagName === 'span' && [className].flat().some((name) => /^(?:badge|api-badge)/.test(String(name)));
}

/** An admonition as a quotation: its title in bold, and its text. */
function quote(node: Element): void {
  const [heading, ...rest] = node.children;
  node.tagName = 'blockquote';
  const title = heading ? textOf(heading).trim() : '';
  node.children = [...bold(title), ...rest];
}

function nameAbove(node: Element): void {
  node.children.unshift(...bold(String(node.properties.ariaLabel ?? node.properties.dataTitle ?? '')));
}

function bold(words: string): ElementContent[] {
  return words ? [element('p', [element('strong', [text(words)])])] : [];
}
