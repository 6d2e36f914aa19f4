import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {highlight, isKnownLanguage} from '@lectern/kit/code/highlight';
import {parseHtml} from '@lectern/kit/parseHtml';
import {withPlaceholders} from '../placeholders';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, {allowDangerousHtml: true});
/** Cached, because descriptions repeat, and each takes a millisecond. */
const made = new Map<string, string>();
const plain = /^[\p{L}\p{N} ,;:.'’“”()?!/%–—-]*$/u;

/** Converts a description, Markdown with HTML, to HTML in which all elements are closed. */
export function asHtml(text: string): string {
  const trimmed = text.trim();
  if (plain.test(trimmed) && !/^\d+[.)] |^- |:\/\/|www\./.test(trimmed)) return trimmed && `<p>${trimmed}</p>`;
  const known = made.get(trimmed) ?? parsed(trimmed);
  made.set(trimmed, known);
  return known;
}

/** The same without the surrounding paragraph, for inline use. */
export function asInlineHtml(text: string): string {
  return asHtml(text).replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, '$1');
}

/** Headings of a description move down a level on a page that has its own. */
const ranks: Record<string, string> = {h1: 'h2'};

/** `> [!NOTE]` begins a note, as on GitHub. */
function markAlert(quote: Element): void {
  const paragraph = quote.children.find((child) => child.type === 'element');
  const [first] = paragraph?.children ?? [];
  const kind = first?.type === 'text' ? /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(first.value) : null;
  if (!kind || first?.type !== 'text') return;
  const word = kind[1]!;
  first.value = first.value.slice(kind[0].length);
  quote.properties = {className: ['api-note', `api-note--${word.toLowerCase()}`]};
  paragraph!.children.unshift(
    {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children: [{type: 'text', value: word.charAt(0) + word.slice(1).toLowerCase()}],
    },
    {type: 'element', tagName: 'br', properties: {}, children: []},
  );
}

function parsed(text: string): string {
  const tree = markdown.runSync(markdown.parse(text));
  let hasHtml = false;
  visit(tree, 'raw', (raw) => {
    raw.value = withPlaceholders(raw.value, (placeholder) => placeholder.replace('<', '&lt;'), text);
    hasHtml = true;
  });
  visit(tree, 'element', (element: Element) => {
    const {tagName, properties, children} = element;
    if (tagName === 'blockquote') markAlert(element);
    element.tagName = ranks[tagName] ?? tagName;
    const language = /language-(\S+)/.exec(String(properties.className))?.[1];
    const [code] = children;
    if (tagName !== 'code' || code?.type !== 'text' || !language || !isKnownLanguage(language)) return;
    children.splice(0, 1, {type: 'raw', value: highlight(code.value, language)});
  });
  const html = toHtml(tree, {allowDangerousHtml: true});
  return hasHtml ? toHtml(parseHtml(html)) : html;
}
