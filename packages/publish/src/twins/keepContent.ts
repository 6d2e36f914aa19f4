import type {Element, ElementContent, Root, RootContent} from 'hast';
import {element, find, hasClass, prune, text, textOf} from '@lectern/kit/hast';
import {insertSuspended} from '../suspended';

/** What is on a page, but not of it. */
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
  // The same picture in the other colours.
  'only-dark',
];

/**
 * The main part of a page, as a tree that plain Markdown can express: what React suspended stands in its place,
 * notes are quotations with a title, and the panels of tabs follow each other, each below its name.
 */
export function keepContent(page: Root): Root {
  const main = find(page, ({tagName}) => tagName === 'main');
  if (!main) return {type: 'root', children: []};
  const content: Root = {type: 'root', children: main.children};
  insertSuspended(content, page);

  prune(content, isFurniture, (node) => {
    // Headings end with an invisible character, outside links begin their icon with another.
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
  // What a component says of itself, such as the same sample in another language.
  if (dataTwin === 'no') return true;
  if (node.tagName === 'input') return type !== 'checkbox';
  // KaTeX hides what it draws from screen readers, and its source from everybody else: see handlers.ts.
  if (hasClass(node, 'katex-html')) return true;
  return (
    furniture.has(node.tagName) ||
    role === 'tablist' ||
    ariaHidden === 'true' ||
    furnitureClasses.some((name) => hasClass(node, name))
  );
}

/** Only its margin parts it from the word before. */
function isBadge({tagName, properties: {className}}: Element): boolean {
  return tagName === 'span' && [className].flat().some((name) => /^(?:badge|api-badge)/.test(String(name)));
}

/** A note: its title in bold, and its text, in a quotation. */
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
