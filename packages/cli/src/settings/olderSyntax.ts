import type {FutureV4Config, MarkdownConfig} from '@docusaurus/types';
import {entriesIn} from './contentOptions';
import type {SiteConfig} from './configuration';

/**
 * Which older syntax a site accepts: `future.v4` switches all of it off, `markdown.mdx1Compat` each form. Our preset
 * keeps all of it with `future.v4`, unless the site sets one of the forms.
 */
export function olderSyntaxOf({future, markdown, presets}: SiteConfig): MarkdownConfig['mdx1Compat'] {
  // A boolean in the configuration, which Docusaurus expands to an object.
  const v4 = future?.v4 as boolean | Partial<FutureV4Config> | undefined;
  const isOff = typeof v4 === 'object' ? v4.mdx1CompatDisabledByDefault === true : v4 === true;
  const own = markdown?.mdx1Compat ?? {};
  const preset = entriesIn(presets).find(([name]) => name === '@lectern/preset')?.[1];
  const isOurs = preset !== undefined && preset.markdown !== false && !Object.values(own).some(Boolean);
  if (isOff && isOurs) return {comments: true, admonitions: true, headingIds: true};
  return {comments: !isOff, admonitions: !isOff, headingIds: !isOff, ...own};
}

/** Converts ids and comments of our templates, `## Start {#start}` and `<!-- -->`, to the syntax that the site accepts. */
export function inSyntaxOf(config: SiteConfig, text: string): string {
  const {comments, headingIds} = olderSyntaxOf(config);
  const withIds = headingIds ? text : text.replace(/^(#{1,6} .*) \{#([^{}\s]+)\}$/gm, '$1 {/* #$2 */}');
  return comments ? withIds : withIds.replace(/<!--([^]*?)-->/g, '{/*$1*/}');
}
