import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {staysStock} from '@lectern/kit/stock';
import {fill, textsOfPackage} from '@lectern/kit/texts';

type HtmlTags = ReturnType<NonNullable<Plugin['injectHtmlTags']>> & object;

export const group = 'feeds';
export const english = {name: '{blog}: {format} feed'};

const texts = textsOfPackage('@lectern/docs', group, english);

/**
 * Translates the title of feeds, which the blog plugin ends in English.
 *
 *   <link rel="alternate" title="Blog d’Acme RSS Feed">   →   title="Blog d’Acme : flux RSS"
 */
export function nameFeeds(tags: HtmlTags, locale: string, ownTexts?: Record<string, string>): HtmlTags {
  const {name} = texts(locale, ownTexts);
  const headTags = [tags.headTags ?? []].flat().map((tag) => (typeof tag === 'string' ? tag : rename(tag, name)));
  return {...tags, headTags};
}

function rename(tag: HtmlTagObject, name: string): HtmlTagObject {
  const [, blog, format] = /^(.*) (RSS|Atom|JSON) Feed$/.exec(String(tag.attributes?.title)) ?? [];
  if (!blog || !format) {
    if (tag.attributes?.rel === 'alternate')
      staysStock('@lectern/docs', 'feeds have English names', 'they end otherwise');
    return tag;
  }
  return {...tag, attributes: {...tag.attributes, title: fill(name, {blog, format})}};
}
