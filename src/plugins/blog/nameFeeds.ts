import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';

type HtmlTags = ReturnType<NonNullable<Plugin['injectHtmlTags']>> & object;

const nameOf: Record<Locale, (blog: string, format: string) => string> = {
  en: (blog, format) => `${blog}: ${format} feed`,
  fr: (blog, format) => `${blog}\u202F: flux ${format}`,
};

/**
 * The blog plugin ends each name in hard-coded English.
 *
 *   <link rel="alternate" title="Blog de Lectern RSS Feed">   →   title="Blog de Lectern : flux RSS"
 */
export function nameFeeds(tags: HtmlTags, locale: Locale): HtmlTags {
  const headTags = [tags.headTags ?? []].flat().map((tag) => (typeof tag === 'string' ? tag : rename(tag, locale)));
  return {...tags, headTags};
}

function rename(tag: HtmlTagObject, locale: Locale): HtmlTagObject {
  const [, blog, format] = /^(.*) (RSS|Atom|JSON) Feed$/.exec(String(tag.attributes?.title)) ?? [];
  return blog && format ? {...tag, attributes: {...tag.attributes, title: nameOf[locale](blog, format)}} : tag;
}
