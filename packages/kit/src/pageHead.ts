import type {PageOutline} from './pageOutline';

/** What the head of a built page says of it. */
export interface PageHead {
  /** As it stands there, with the name of the site. */
  title: string;
  description: string;
  language: string;
  /** The plugin of Docusaurus whose page it is, where it is one of these. */
  plugin?: 'docs' | 'blog';
  /** The names of the sections that it is in, without its own. */
  parents: string[];
  /** The picture that networks show beside a link to it, where it names one. */
  image?: string;
  /** Whether it asks search engines to leave it out. */
  isHidden: boolean;
  /** Whether it is to be found: not where it says `noindex`, nor where it only lists other pages. */
  isFindable: boolean;
}

interface Breadcrumbs {
  '@type': string;
  itemListElement?: {name: string}[];
}

/** Pages that list other pages, or are not for finding, by the classes that Docusaurus gives to `<html>`. */
const lists =
  /(?:^|\s)(?:blog-list-page|blog-tags-list-page|blog-tags-post-list-page|blog-authors-list-page|blog-authors-posts-page|blog-archive-page|docs-tags-list-page|docs-tags-doc-list-page|docs-tag-doc-list-page|search-page-wrapper)(?:\s|$)/;

/** Whether a page with these classes on `<html>` only lists others. The archive of a blog has no name, so posts count. */
export const isList = (classes: string): boolean =>
  lists.test(classes) ||
  (/(?:^|\s)plugin-blog(?:\s|$)/.test(classes) && !/(?:^|\s)blog-post-page(?:\s|$)/.test(classes));

/** What the head of a page says, or that of its `stableHtml`. */
export function readHead({head: tags}: PageOutline): PageHead {
  const head: PageHead = {title: '', description: '', language: '', parents: [], isHidden: false, isFindable: true};
  for (const {name: tag, attributes, text} of tags) {
    const {class: classes = '', lang = '', name, property, content = ''} = attributes;
    if (tag === 'html') {
      head.language = lang;
      head.plugin = /(?:^|\s)plugin-(docs|blog)(?:\s|$)/.exec(classes)?.[1] as PageHead['plugin'];
      if (isList(classes)) head.isFindable = false;
    }
    if (tag === 'title') head.title = text?.value ?? '';
    if (tag === 'script' && text?.value.includes('BreadcrumbList')) head.parents = parentsIn(text.value);
    if (tag !== 'meta') continue;
    if (name === 'description') head.description = content;
    // A search of others says it as a property.
    if ((name ?? property) === 'robots' && content.includes('noindex')) head.isHidden = true;
    if (property === 'og:image') head.image = content;
  }
  if (head.isHidden) head.isFindable = false;
  return head;
}

function parentsIn(json: string): string[] {
  try {
    const {itemListElement = []} = JSON.parse(json) as Breadcrumbs;
    return itemListElement.slice(0, -1).map(({name}) => name);
  } catch {
    // What an author has written for search engines may be wrong, and says then nothing here either.
    return [];
  }
}
