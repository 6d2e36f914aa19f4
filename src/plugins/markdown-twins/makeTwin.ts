import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {handlers} from './handlers';
import {keepContent} from './keepContent';
import {linkToTwins, type Surroundings} from './linkToTwins';
import {textOf} from './hast';

export interface Twin {
  title: string;
  description: string;
  /** The file: front matter and Markdown. */
  text: string;
}

/**
 * The Markdown of a built page.
 *
 *   <html lang="en-US"><title>Tabs | Lectern</title>…<main>…<h1>Tabs</h1><p>Use <code>tabs</code>.</p></main>
 *
 * becomes
 *
 *   ---
 *   title: Tabs
 *   description: …
 *   url: https://…/docs/tabs
 *   language: en-US
 *   ---
 *
 *   # Tabs
 *
 *   Use `tabs`.
 */
export function makeTwin(html: string, surroundings: Surroundings): Twin {
  const page = unified().use(rehypeParse).parse(html);
  const head = readHead(page);
  const content = keepContent(page);
  linkToTwins(content, surroundings);

  const toMarkdown = unified()
    .use(rehypeRemark, {handlers})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});
  const markdown = toMarkdown.stringify(toMarkdown.runSync(content));

  const {description, language} = head;
  const title = firstHeading(content) || head.title;
  const url = surroundings.siteUrl + surroundings.url;
  const frontMatter = stringify({title, ...(description && {description}), url, language}, {lineWidth: 0});
  return {title, description, text: `---\n${frontMatter}---\n\n${markdown}`};
}

function readHead(page: Root): {title: string; description: string; language: string} {
  const head = {title: '', description: '', language: ''};
  visit(page, 'element', (node: Element) => {
    const {name, content, lang} = node.properties;
    if (node.tagName === 'html') head.language = String(lang ?? '');
    if (node.tagName === 'title') head.title ||= textOf(node);
    if (node.tagName === 'meta' && name === 'description') head.description = String(content);
  });
  return head;
}

function firstHeading(content: Root): string {
  let text = '';
  visit(content, 'element', (node: Element) => {
    if (node.tagName === 'h1') text ||= textOf(node).trim();
  });
  return text;
}
