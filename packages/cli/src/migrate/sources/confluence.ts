import type {Element, Root} from 'hast';
import type {BlockContent, Code} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
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

/** Converts a page of the HTML export of a Confluence space to Markdown, with its title as the first heading. */
export function confluence(html: string, report: Report, read: (file: string) => string | undefined): string {
  const page = unified().use(rehypeParse).parse(html);
  const title = find(page, ({properties}) => properties.id === 'title-text');
  const name = (title ? textOf(title) : '').trim().replace(/^.* : /, '');
  const content = find(page, ({properties}) => properties.id === 'main-content');
  if (!content) {
    report(1, 'This page has no text (#main-content): is it an HTML export of Confluence?');
    return '';
  }
  const main: Root = {type: 'root', children: content.children};
  prepare(main, page, report, read);
  const toMarkdown = unified()
    .use(rehypeRemark, {handlers: handlers()})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkDirective)
    .use(remarkMdx)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});
  return `# ${name}\n\n${toMarkdown.stringify(toMarkdown.runSync(main))}`;
}

/** Removes what the build creates automatically, and corrects links to the new files. */
function prepare(main: Root, page: Root, report: Report, read: (file: string) => string | undefined): void {
  visit(main, 'element', (node: Element, index, parent) => {
    if (
      hasClass(node, 'toc-macro') ||
      hasClass(node, 'hidden') ||
      hasClass(node, 'emoticon') ||
      node.tagName === 'style'
    ) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    const {href, src} = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && /^(?:[^:/#]+\.html)?(?:#|$)/.test(href)) {
      const [file = '', anchor] = href.split('#');
      const id = anchor && idOf(anchor, file === '' ? page : parsed(read(file)));
      if (anchor && !id) report(lineOf(node), `Look where “${href}” should lead: headings have other ids now.`, 'look');
      node.properties.href = `${file && `./${confluenceName(file)}`}${id ? `#${id}` : ''}`;
    }
    if (node.tagName === 'li' && parent?.type === 'element' && hasClass(parent, 'inline-task-list')) {
      const properties = {type: 'checkbox', checked: hasClass(node, 'checked')};
      node.children.unshift({type: 'element', tagName: 'input', properties, children: []});
    }
    if (node.tagName === 'img' && typeof src === 'string') {
      node.properties.src = src.startsWith('attachments/') ? `./${src.replace(/\?.*$/, '')}` : src;
      if (!node.properties.alt || /\.\w{3,4}$/.test(String(node.properties.alt))) {
        report(lineOf(node), 'Describe this image between the square brackets.', 'look');
      }
    }
    return undefined;
  });
}

const parsed = (html: string | undefined): Root | undefined =>
  html === undefined ? undefined : unified().use(rehypeParse).parse(html);

/** The new id of a heading, by its old one. */
function idOf(anchor: string, page: Root | undefined): string | undefined {
  const slugger = createSlugger();
  let id: string | undefined;
  visit(page ?? {type: 'root', children: []}, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName) || node.properties.id === 'title-heading') return;
    const slug = slugger.slug(textOf(node).trim());
    if (node.properties.id === decodeURIComponent(anchor)) id = slug;
  });
  return id;
}

const lozenges: Record<string, string> = {
  success: 'tip',
  error: 'danger',
  current: 'warning',
  moved: 'warning',
  complete: 'info',
};

function handlers(): NonNullable<NonNullable<Options>['handlers']> {
  return {
    div(state, node: Element) {
      const kind = /confluence-information-macro-(information|tip|note|warning)/.exec(classesOf(node))?.[1];
      if (kind) return admonition(kind, node, state.all(bodyOf(node)) as BlockContent[]);
      if (hasClass(node, 'code') && hasClass(node, 'panel')) return code(node);
      if (hasClass(node, 'panel')) {
        const header = find(node, (one) => hasClass(one, 'panelHeader'));
        const content = find(node, (one) => hasClass(one, 'panelContent')) ?? node;
        return titled('note', header && textOf(header), state.all(content) as BlockContent[]);
      }
      if (hasClass(node, 'expand-container')) {
        const control = find(node, (one) => hasClass(one, 'expand-control-text') || hasClass(one, 'expand-control'));
        const content = find(node, (one) => hasClass(one, 'expand-content')) ?? node;
        return folded(control ? textOf(control).trim() : 'Details', state.all(content) as BlockContent[]);
      }
      return state.all(node);
    },
    span(state, node: Element) {
      if (!hasClass(node, 'status-macro')) return state.all(node);
      const [, kind = ''] = /aui-lozenge-(\w+)/.exec(classesOf(node)) ?? [];
      const type = lozenges[kind];
      return {
        type: 'textDirective',
        name: 'badge',
        attributes: type ? {type} : {},
        children: [{type: 'text', value: textOf(node).trim()}],
      };
    },
    pre: (_state, node: Element) => code(node),
  };
}

const kinds: Record<string, string> = {information: 'info', tip: 'tip', note: 'warning', warning: 'danger'};

function admonition(kind: string, node: Element, children: BlockContent[]): ContainerDirective {
  const title = find(node, (one) => one.tagName === 'p' && hasClass(one, 'title'));
  return titled(kinds[kind] ?? 'note', title && textOf(title), children);
}

function titled(name: string, title: string | undefined, children: BlockContent[]): ContainerDirective {
  const label: BlockContent[] = title
    ? [{type: 'paragraph', data: {directiveLabel: true}, children: [{type: 'text', value: title.trim()}]}]
    : [];
  return {type: 'containerDirective', name, children: [...label, ...children]};
}

function folded(summary: string, children: BlockContent[]): MdxJsxFlowElement {
  const words: BlockContent = {type: 'paragraph', children: [{type: 'text', value: summary}]};
  const heading: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'summary', attributes: [], children: [words]};
  return {type: 'mdxJsxFlowElement', name: 'details', attributes: [], children: [heading, ...children]};
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
