import {Parser} from 'htmlparser2';

/** What a card needs to know of a built page. */
export interface PageHead {
  title: string;
  /** The names of the sections that the page is in, without its own. */
  parents: string[];
  hasImage: boolean;
}

interface Breadcrumbs {
  '@type': string;
  itemListElement?: {name: string}[];
}

/** Reads the head of a page; the title is without “ | name of the site”. */
export function readHead(html: string, siteTitle: string): PageHead {
  const head: PageHead = {title: '', parents: [], hasImage: false};
  let text = '';
  const parser = new Parser({
    onopentag(_name, {property}) {
      text = '';
      if (property === 'og:image') head.hasImage = true;
    },
    ontext: (data) => (text += data),
    onclosetag(name) {
      if (name === 'title') head.title = text;
      if (name === 'script' && text.includes('BreadcrumbList')) {
        const {itemListElement = []} = JSON.parse(text) as Breadcrumbs;
        head.parents = itemListElement.slice(0, -1).map((item) => item.name);
      }
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  const suffix = ` | ${siteTitle}`;
  if (head.title.endsWith(suffix)) head.title = head.title.slice(0, -suffix.length);
  return head;
}
