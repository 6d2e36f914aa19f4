import type {FutureV4Config, MarkdownConfig} from '@docusaurus/types';
import {entriesIn} from './contentOptions';
import type {SiteConfig} from './site';

/**
 * The syntax of older pages that a site takes: `future.v4` switches all of it off, `markdown.mdx1Compat` each of it. Our
 * preset takes it with `future.v4`, too, where the site takes none of it one by one.
 */
export function olderSyntaxOf({future, markdown, presets}: SiteConfig): MarkdownConfig['mdx1Compat'] {
  // A boolean in files of configuration, which Docusaurus completes.
  const v4 = future?.v4 as boolean | Partial<FutureV4Config> | undefined;
  const isOff = typeof v4 === 'object' ? v4.mdx1CompatDisabledByDefault === true : v4 === true;
  const own = markdown?.mdx1Compat ?? {};
  const preset = entriesIn(presets).find(([name]) => name === '@lectern/preset')?.[1];
  const isOurs = preset !== undefined && preset.markdown !== false && !Object.values(own).some(Boolean);
  if (isOff && isOurs) return {comments: true, admonitions: true, headingIds: true};
  return {comments: !isOff, admonitions: !isOff, headingIds: !isOff, ...own};
}

/** Pages of ours have the older syntax, which other readers of Markdown know, too: `## Start {#start}`, `<!-- -->`. */
export function inSyntaxOf(config: SiteConfig, text: string): string {
  const {comments, headingIds} = olderSyntaxOf(config);
  const withIds = headingIds ? text : text.replace(/^(#{1,6} .*) \{#([^{}\s]+)\}$/gm, '$1 {/* #$2 */}');
  return comments ? withIds : withIds.replace(/<!--([^]*?)-->/g, '{/*$1*/}');
}
