import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import type {BuiltPage} from '@lectern/kit/builtPages';
import {titleOf} from '@lectern/kit/titleOf';
import {handlers} from './handlers';
import {keepContent} from './keepContent';
import {type FollowedLink, linkToTwins, type Surroundings} from './linkToTwins';
import {find, textOf} from '@lectern/kit/hast';

const toMarkdown = unified()
  .use(rehypeRemark, {handlers})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

export interface Twin {
  title: string;
  description: string;
  /** The content of the file: front matter and Markdown. */
  text: string;
  links: FollowedLink[];
}

type TwinSource = Pick<BuiltPage, 'url' | 'head' | 'parse'>;

/**
 * Converts a built page to Markdown.
 *
 *   <html lang="en-US"><title>Tabs | Acme</title>…<main>…<h1>Tabs</h1><p>Use <code>tabs</code>.</p></main>
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
export function makeTwin({url: address, head, parse}: TwinSource, surroundings: Surroundings): Twin {
  const content = keepContent(parse());
  const links = linkToTwins(content, address, surroundings);
  const markdown = toMarkdown.stringify(toMarkdown.runSync(content));

  const {description, language} = head;
  const title = firstHeading(content) || titleOf(head, surroundings.site);
  const url = surroundings.siteUrl + address;
  const frontMatter = stringify({title, ...(description && {description}), url, language}, {lineWidth: 0});
  return {title, description, text: `---\n${frontMatter}---\n\n${markdown}`, links};
}

function firstHeading(content: Root): string {
  const heading = find(content, (node) => node.tagName === 'h1' && textOf(node).trim() !== '');
  return heading ? textOf(heading).trim() : '';
}
