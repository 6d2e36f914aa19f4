import type {Element, Root} from 'hast';
import type {BlockContent, Code} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {find, hasClass, textOf} from '@lectern/kit/hast';
import type {Report} from '../lines';

/** `Install-guide_12345.html` → `install-guide.md` */
export function confluenceName(file: string): string {
  return `${file
    .replace(/(?:_\d+)?\.html$/, '')
    .replace(/[^\w/]+/g, '-')
    .toLowerCase()}.md`;
}

/** A page of the HTML export of a Confluence space, as Markdown with its title as first heading. */
export function confluence(html: string, report: Report): string {
  const page = unified().use(rehypeParse).parse(html);
  const title = find(page, ({properties}) => properties.id === 'title-text');
  const name = (title ? textOf(title) : '').trim().replace(/^.* : /, '');
  const content = find(page, ({properties}) => properties.id === 'main-content');
  if (!content) {
    report(1, 'This page has no text (#main-content): is it an HTML export of Confluence?');
    return '';
  }
  const main: Root = {type: 'root', children: content.children};
  prepare(main, report);
  const toMarkdown = unified()
    .use(rehypeRemark, {handlers: handlers(report)})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkDirective)
    .use(remarkMdx)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});
  return `# ${name}\n\n${toMarkdown.stringify(toMarkdown.runSync(main))}`;
}

/** Takes out what the build makes by itself, and leads links to the files of the new site. */
function prepare(main: Root, report: Report): void {
  visit(main, 'element', (node: Element, index, parent) => {
    if (hasClass(node, 'toc-macro') || hasClass(node, 'hidden') || node.tagName === 'style') {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    const {href, src} = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && /^[^:/]+\.html(?:#|$)/.test(href)) {
      const [file = '', anchor] = href.split('#');
      node.properties.href = `./${confluenceName(file)}`;
      if (anchor) report(lineOf(node), `Look where “${href}” should lead: headings have other ids now.`);
    }
    if (node.tagName === 'img' && typeof src === 'string') {
      node.properties.src = src.startsWith('attachments/') ? `./${src.replace(/\?.*$/, '')}` : src;
      if (!node.properties.alt || /\.\w{3,4}$/.test(String(node.properties.alt))) {
        report(lineOf(node), 'Say what this picture shows, between the square brackets.');
      }
    }
    return undefined;
  });
}

function handlers(report: Report): NonNullable<NonNullable<Options>['handlers']> {
  return {
    div(state, node: Element) {
      const kind = /confluence-information-macro-(information|tip|note|warning)/.exec(classesOf(node))?.[1];
      if (kind) return admonition(kind, node, state.all(bodyOf(node)) as BlockContent[]);
      if (hasClass(node, 'code') && hasClass(node, 'panel')) return code(node);
      if (hasClass(node, 'panel'))
        report(lineOf(node), 'This was a panel: make an admonition of it if it should stand out.');
      if (hasClass(node, 'expand-container'))
        report(lineOf(node), 'This was an expandable part: put it into <details> again.');
      return state.all(node);
    },
    pre: (_state, node: Element) => code(node),
  };
}

const kinds: Record<string, string> = {information: 'info', tip: 'tip', note: 'warning', warning: 'danger'};

function admonition(kind: string, node: Element, children: BlockContent[]): ContainerDirective {
  const title = find(node, (one) => one.tagName === 'p' && hasClass(one, 'title'));
  const label: BlockContent[] = title
    ? [{type: 'paragraph', data: {directiveLabel: true}, children: [{type: 'text', value: textOf(title).trim()}]}]
    : [];
  return {type: 'containerDirective', name: kinds[kind] ?? 'note', children: [...label, ...children]};
}

function bodyOf(node: Element): Element {
  return find(node, (one) => hasClass(one, 'confluence-information-macro-body')) ?? node;
}

/** `<pre data-syntaxhighlighter-params="brush: java; …">` */
function code(node: Element): Code {
  const pre = node.tagName === 'pre' ? node : find(node, ({tagName}) => tagName === 'pre');
  const settings = String(pre?.properties.dataSyntaxhighlighterParams ?? '');
  const header = find(node, (one) => hasClass(one, 'codeHeader'));
  return {
    type: 'code',
    lang: /brush:\s*([\w-]+)/.exec(settings)?.[1] ?? 'text',
    meta: header ? `title=${JSON.stringify(textOf(header).trim())}` : null,
    value: pre ? textOf(pre).trimEnd() : '',
  };
}

function classesOf({properties: {className}}: Element): string {
  return [className].flat().join(' ');
}

function lineOf({position}: Element): number {
  return position?.start.line ?? 1;
}
