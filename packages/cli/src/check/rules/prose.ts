import type {Nodes} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Problem} from '@lectern/kit/problems';
import type {Languages} from '../../settings/languages';
import {nameOf} from '../languages';
import type {Words} from '../words';
import type {Page} from '../page';

/** A page with fewer words than this says too little. */
const fewestWords = {doc: 75, post: 150, page: 50};

/** Checks that heading levels aren't skipped. */
export function checkHeadingOrder(pages: Page[]): Problem[] {
  return pages.flatMap(({file, headings}) =>
    headings.flatMap(({level, line}, index) => {
      const above = headings[index - 1]?.level ?? 1;
      return level <= above + 1
        ? []
        : [
            {
              file,
              line,
              message: `A heading of level ${level} follows one of level ${above}.`,
              hint: `Give it ${above + 1} “#”.`,
            },
          ];
    }),
  );
}

export function checkLength(pages: Page[]): Problem[] {
  return pages.flatMap(({file, kind, tree}) => {
    const words = textOf(tree)
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length;
    return words >= fewestWords[kind]
      ? []
      : [
          {
            file,
            line: 1,
            message: `The page has ${words} words.`,
            hint: `Write ${fewestWords[kind]} at least, or add it to another page.`,
          },
        ];
  });
}

export function checkPlaceholders(pages: Page[], {placeholder}: Words): Problem[] {
  return fromNodes(pages, (node) => {
    const found = node.type === 'text' ? placeholder.exec(node.value)?.[0] : undefined;
    return found ? [`The placeholder “${found}” is still here.`, 'Write the text, or remove it.'] : undefined;
  });
}

/** Checks that link labels say where each link leads: screen readers list links without their sentences. */
export function checkLinkLabels(pages: Page[], {emptyLabel}: Words): Problem[] {
  return fromNodes(pages, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const label = textOf(node).trim();
    // The build fills in empty labels, as in `[](term:slug)`; the check of the built site reports those that stay empty.
    if (!emptyLabel.test(label)) return undefined;
    return [
      `The link “${label}” does not say where it leads.`,
      'Name the target: “see [Configure the site](./configuration.md)”.',
    ];
  });
}

export function checkAlternatives(pages: Page[]): Problem[] {
  return fromNodes(pages, (node) => {
    const isPicture = (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img';
    const hasText = isPicture
      ? node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt')
      : node.type !== 'image' || Boolean(node.alt);
    return hasText
      ? undefined
      : ['The image has no text alternative.', 'Say what it shows: ![A cat on a chair](./cat.png).'];
  });
}

/** Checks that the links of a translation lead to pages in its language. */
export function checkLinkLanguage(pages: Page[], siteUrl: string, {first}: Languages): Problem[] {
  return fromNodes(
    pages.filter(({language}) => language !== first),
    (node, {key, language}) => {
      if (node.type !== 'link' && node.type !== 'definition') return undefined;
      const leavesLanguage =
        node.url.startsWith(siteUrl) ||
        (node.url.startsWith('.') && path.posix.join(path.posix.dirname(key), node.url).startsWith('..'));
      return leavesLanguage
        ? [
            `“${node.url}” leads to the ${nameOf(first)} page.`,
            `Link the file below i18n/${language}, or a path that begins with “/”.`,
          ]
        : undefined;
    },
  );
}

type Finding = [message: string, hint: string];

/** Collects the findings of a rule in the nodes of all pages, with their lines. */
export function fromNodes(pages: Page[], rule: (node: Nodes, page: Page) => Finding | undefined): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, (node: Nodes) => {
      const [message, hint] = rule(node, page) ?? [];
      if (message) problems.push({file: page.file, line: node.position?.start.line ?? 1, message, hint});
    });
    return problems;
  });
}

/** The visible text of a node, without code blocks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!('children' in node)) return '';
  return node.children.map(textOf).join(isSentence(node) ? '' : '\n');
}

function isSentence({type}: Nodes): boolean {
  return [
    'paragraph',
    'heading',
    'link',
    'linkReference',
    'emphasis',
    'strong',
    'delete',
    'mdxJsxTextElement',
  ].includes(type);
}
