import type {PageOutline} from './pageOutline';

/** Facts from the head of a built page. */
export interface PageHead {
  /** The whole title, with the name of the site. */
  title: string;
  description: string;
  language: string;
  /** The plugin that made the page, if it is one of these. */
  plugin?: 'docs' | 'blog';
  /** The names of the sections around the page. */
  parents: string[];
  /** The image for social networks, if the page names one. */
  image?: string;
  /** Whether the page excludes itself from search engines. */
  isHidden: boolean;
  /** Whether search should find the page: not if it has `noindex`, or only lists other pages. */
  isFindable: boolean;
}

interface Breadcrumbs {
  '@type': string;
  itemListElement?: {name: string}[];
}

/** Classes of `<html>` on pages that list other pages, or shouldn't be found. */
const lists =
  /(?:^|\s)(?:blog-list-page|blog-tags-list-page|blog-tags-post-list-page|blog-authors-list-page|blog-authors-posts-page|blog-archive-page|docs-tags-list-page|docs-tags-doc-list-page|docs-tag-doc-list-page|search-page-wrapper)(?:\s|$)/;

/** Whether a page with these classes only lists others. The archive of a blog has no name, so it counts as posts. */
export const isList = (classes: string): boolean =>
  lists.test(classes) ||
  (/(?:^|\s)plugin-blog(?:\s|$)/.test(classes) && !/(?:^|\s)blog-post-page(?:\s|$)/.test(classes));

/** Reads the head of a page, or of its `stableHtml`. */
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
    // Another search writes it as a property.
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
    // Structured data of an author may be invalid, and is ignored then.
    return [];
  }
}
