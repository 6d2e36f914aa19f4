import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, createExcerpt, parseMarkdownFile} from '@docusaurus/utils';

/** Replaces descriptions that Docusaurus has made of the first line of a post; those that an author has written stay. */
export function describePosts(content: BlogContent): BlogContent {
  const blogPosts = content.blogPosts.map((post) =>
    post.metadata.description === createExcerpt(post.content)
      ? {...post, metadata: {...post.metadata, description: firstWords(post.content)}}
      : post,
  );
  return {...content, blogPosts};
}

/** The same for docs. Their files are read again, because Docusaurus doesn't pass on what they contain. */
export async function describeDocs(content: LoadedContent, {siteDir, siteConfig}: LoadContext): Promise<LoadedContent> {
  const docs = content.loadedVersions
    .flatMap((version) => version.docs)
    .filter(({description, frontMatter}) => description && description !== frontMatter.description);
  await Promise.all(
    docs.map(async (doc) => {
      const filePath = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const fileContent = await readFile(filePath, 'utf8');
      const {parseFrontMatter} = siteConfig.markdown;
      const {content: markdown, excerpt} = await parseMarkdownFile({filePath, fileContent, parseFrontMatter});
      if (doc.description === excerpt) doc.description = firstWords(markdown);
    }),
  );
  return content;
}

/** How a line of a paragraph begins, as opposed to a list, a fence or an import. */
const words = /(?!\d+[.)]\s|[*_]{3}|[*]\s|```|\[[^\]]*\]:|(?:im|ex)port\s)[\p{L}\p{N}\p{Quotation_Mark}(*_`[]/u.source;
const endOfLine = new RegExp(`(?<=^${words}.*)[ \\t]*\\\\?\\r?\\n(?=${words})`, 'gmu');
const escapedOrCode = /\\(?<sign>[!-/:-@[-`{-~])|(?<!`)(?<ticks>`+)(?!`)(?<text>.+?)(?<!`)\k<ticks>(?!`)/g;

/**
 * The first paragraph of a page, by Docusaurus' own function. Alone, that function stops at the end of the line, drops
 * the underscores of `a_b_c` and words between two colons, and takes code for Markdown. So lines are joined first, and
 * such signs hidden from it.
 */
export function firstWords(markdown: string): string {
  const defined = new Set([...markdown.matchAll(/^ {0,3}\[([^\]^]+)\]:/gm)].map(([, name]) => name!.toLowerCase()));
  const plain = markdown
    .replace(endOfLine, ' ')
    .replace(escapedOrCode, (_, sign?: string, __?: string, text?: string) => hide(sign ?? text!))
    .replace(/<(https?:[^\s>]+)>/g, (_, url: string) => hide(url))
    .replace(/\[([^\]]+)\](?![[(:])/g, (whole, name: string) => (defined.has(name.toLowerCase()) ? name : whole))
    .replace(/<(?![a-z/!])|(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])|(?<!\S)[*_]{1,2}(?!\S)/giu, hide)
    // Emphasis around emphasis.
    .replace(/([*_]{1,3})(?=\S)(.*?\S)\1/g, '$2')
    // Names of emojis, fences and footnotes keep their colons.
    .replace(/(?<![\p{L}\p{N}]):[\w+-]+:(?![\p{L}\p{N}])|:{3,}|(?<=\]):|:/gu, (found, at: number, all: string) =>
      found.length > 1 || all[at - 1] === ']' ? found : hide(found),
    );
  return show(createExcerpt(plain) ?? '');
}

/** Signs as letters of the private use area, in which nobody sees Markdown. */
function hide(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(0xe000 + sign.charCodeAt(0)));
}

function show(text: string): string {
  return text.replace(/[\ue000-\ue07f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xe000));
}
