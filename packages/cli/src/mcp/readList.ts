/** A page in an `llms.txt`, with the URL of its Markdown. */
export interface ListedPage {
  title: string;
  url: string;
  description: string;
  /** The heading above the page. */
  section: string;
}

/** The content of an `llms.txt`. */
export interface PageList {
  title: string;
  description: string;
  pages: ListedPage[];
  /** Links to other lists: those of languages, with their codes, and those of versions. */
  lists: {name: string; url: string; language?: string}[];
}

const item = /^- \[((?:\\.|[^\\\]])*)\]\((\S+?)\)(?:: (.*))?$/;
const code = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** Parses what `@lectern/publish` writes: a title, a line about the site, and links with descriptions below headings. */
export function readList(text: string): PageList {
  const list: PageList = {title: '', description: '', pages: [], lists: []};
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^(#{1,2}) (.*)$/.exec(line);
    if (heading?.[1] === '#') list.title ||= heading[2] as string;
    if (heading?.[1] === '##') section = heading[2] as string;
    if (line.startsWith('> ')) list.description ||= line.slice(2);
    const [, name = '', url = '', description = ''] = item.exec(line) ?? [];
    if (!url) continue;
    const title = name.replace(/\\(.)/g, '$1');
    if (!url.endsWith('/llms.txt')) list.pages.push({title, url, description, section});
    else list.lists.push({name: title, url, ...(code.test(description) && {language: description})});
  }
  return list;
}
