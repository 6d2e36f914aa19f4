import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {fill, textsIn} from '@lectern/kit/texts';
import english from './translations/en.json';

type HtmlTags = ReturnType<NonNullable<Plugin['injectHtmlTags']>> & object;

const texts = textsIn(__dirname, english);

/**
 * The blog plugin ends each name in hard-coded English.
 *
 *   <link rel="alternate" title="Blog d’Acme RSS Feed">   →   title="Blog d’Acme : flux RSS"
 */
export function nameFeeds(tags: HtmlTags, locale: string): HtmlTags {
  const headTags = [tags.headTags ?? []].flat().map((tag) => (typeof tag === 'string' ? tag : rename(tag, locale)));
  return {...tags, headTags};
}

function rename(tag: HtmlTagObject, locale: string): HtmlTagObject {
  const [, blog, format] = /^(.*) (RSS|Atom|JSON) Feed$/.exec(String(tag.attributes?.title)) ?? [];
  if (!blog || !format) return tag;
  return {...tag, attributes: {...tag.attributes, title: fill(texts(locale).feed, {blog, format})}};
}
