import type {Nodes, Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {ConstructName, Unsafe} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {addressOf, isRelative} from '../links';

/** A description that is safe in any page. */
export interface Prose {
  markdown: string;
  /** The reason why a part is not shown as written. */
  problem?: string;
  /** Links to pages of the site. */
  links?: string[];
}

/** Syntax that has a meaning in MDX, or in Markdown with formulas and directives, but not in a description. */
const phrasing: ConstructName[] = ['phrasing'];
const unsafe: Unsafe[] = [
  {character: '{', inConstruct: phrasing},
  {character: '}', inConstruct: phrasing},
  {character: '<', inConstruct: phrasing},
  {character: '$', inConstruct: phrasing},
  {character: ':', after: '(?=[A-Za-z:])', inConstruct: phrasing},
  {character: 'i', after: 'mport\\b', atBreak: true},
  {character: 'e', after: 'xport\\b', atBreak: true},
];

const processor = unified()
  .data('toMarkdownExtensions', [{unsafe}])
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, resourceLink: true, rule: '-'})
  .freeze();

/** One line of plain text, which Markdown leaves unchanged. */
const plainLine = /^(?!import\b|export\b)[\p{L}(](?:[\p{L}\p{N} ,;()"'’?.%–—-]|\n(?=\p{L}))*$/u;
const known = new Map<string, Prose>();

/**
 * Keeps Markdown and code of a description, but escapes HTML, formulas and braces, and removes links to pages that the
 * site lacks. Headings become bold, because the page has its own. An invalid description is shown as written.
 */
export function proseOf(description: string, linksFrom = ''): Prose {
  const text = description.replace(/^\s*\n|\s+$/g, '');
  if (plainLine.test(text)) return {markdown: text};
  const key = `${linksFrom} ${text}`;
  let prose = known.get(key);
  if (!prose) known.set(key, (prose = written(text, linksFrom)));
  return prose;
}

function written(text: string, linksFrom: string): Prose {
  try {
    const tree = processor.parse(text);
    const {problem, links} = makeSafe(tree, linksFrom);
    const markdown = processor.stringify(tree).trim();
    return {markdown, ...(problem && {problem}), ...(links.length > 0 && {links})};
  } catch (error) {
    return {markdown: literal(text), problem: `cannot be read as Markdown (${(error as Error).message})`};
  }
}

/** Removes unsafe parts, and returns what they were, and the links to pages of the site. */
function makeSafe(tree: Root, linksFrom: string): Pick<Prose, 'problem'> & {links: string[]} {
  const links: string[] = [];
  const targets = new Map<string, {url: string; title?: string | null}>();
  visit(tree, 'definition', ({identifier, url, title}) => void targets.set(identifier, {url, title}));
  let problem: string | undefined;

  visit(tree, (node, index, parent) => {
    const replace = (...nodes: Nodes[]): number => {
      (parent!.children as Nodes[]).splice(index!, 1, ...nodes);
      return index! + nodes.length;
    };
    switch (node.type) {
      case 'html':
        return replace(parent?.type === 'paragraph' ? textNode(node.value) : paragraph([textNode(node.value)]));
      case 'heading':
        Object.assign(node, {
          type: 'paragraph',
          depth: undefined,
          children: [{type: 'strong', children: node.children}],
        });
        return undefined;
      case 'thematicBreak':
      case 'definition':
        return replace();
      case 'footnoteReference':
        return [SKIP, replace(textNode(`[^${node.identifier}]`))];
      case 'footnoteDefinition':
        return replace(...(node.children as Nodes[])) - node.children.length;
      case 'code':
        // Words after the language would be options of the code block.
        Object.assign(node, {meta: null, lang: /^[\w+#-]+$/.test(node.lang ?? '') ? ownLanguage(node.lang!) : null});
        return undefined;
      case 'linkReference':
      case 'imageReference': {
        const target = targets.get(node.identifier);
        Object.assign(node, {
          type: node.type.slice(0, -'Reference'.length),
          url: target?.url ?? '',
          title: target?.title,
        });
        return index!;
      }
      case 'link':
        if (linksFrom && isRelative(node.url)) node.url = addressOf(node.url, linksFrom);
        if (leadsSomewhere(node.url)) return undefined;
        if (isOfSite(node.url)) {
          links.push(node.url);
          node.url = addressOf(node.url);
          return undefined;
        }
        problem ??= `has a link to “${node.url}”, which is no address`;
        return replace(...node.children) - node.children.length;
      case 'image':
        if (linksFrom && isRelative(node.url)) node.url = addressOf(node.url, linksFrom);
        if (isAbsolute(node.url)) return undefined;
        problem ??= `has an image with the invalid URL “${node.url}”`;
        return replace(textNode(node.alt ?? ''));
      default:
        return undefined;
    }
  });
  return {problem, links};
}

/** Docusaurus would run code blocks in these languages as part of the page. */
function ownLanguage(language: string): string {
  return /^mdx-code-block$/i.test(language) ? 'mdx' : language;
}

function isAbsolute(url: string): boolean {
  return /^https?:\/\/[^\s/{}]+/i.test(url);
}

function leadsSomewhere(url: string): boolean {
  return isAbsolute(url) || /^(?:mailto:|pathname:)/i.test(url);
}

function isOfSite(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

const textNode = (value: string): Text => ({type: 'text', value});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Escapes all Markdown in a text. */
export function literal(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>$&~|:!#+=-]/g, '\\$&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^(\d+)(?=[.)])/gm, '$1\\')
    .replace(/^[ie](?=mport\b|xport\b)/gm, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** The first sentence of a description without Markdown, or as much as fits into a line. */
export function firstSentence(description: string, most = 160): string {
  const [first] = processor.parse(description.trim()).children;
  const text = first ? wordsOf(first).replace(/\s+/g, ' ').trim() : '';
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence.length <= most ? sentence : `${sentence.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join(node.type === 'list' ? ' ' : '') : '';
}
