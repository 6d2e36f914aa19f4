import {Parser} from 'htmlparser2';

export interface HtmlPage {
  /** The URL without `.html`, as readers see it. */
  address: string;
  language: string;
  links: string[];
  images: string[];
  ids: Set<string>;
  /** The classes with which Docusaurus describes the page. */
  classes: string;
  /** The full URL, with the host. */
  canonical?: string;
  /** The page excludes itself from search engines. */
  isHidden?: true;
  /** The page only redirects. */
  isRedirect?: true;
}

export interface BrokenLink {
  page: string;
  link: string;
  reason: string;
}

interface Place {
  url: string;
  baseUrl: string;
}

/** Parses a page, such as `/docs/guides.html`. */
export function readHtml(file: string, html: string): HtmlPage {
  const page: HtmlPage = {address: toAddress(file), language: '', classes: '', links: [], images: [], ids: new Set()};
  const parser = new Parser({
    onopentag(
      name,
      {
        href,
        src,
        name: kind,
        property,
        content,
        id,
        lang,
        hreflang,
        rel,
        class: classes = '',
        'http-equiv': instruction,
      },
    ) {
      if (instruction === 'refresh') page.isRedirect = true;
      if (name === 'meta' && (kind ?? property) === 'robots' && content?.includes('noindex')) page.isHidden = true;
      if (name === 'html') Object.assign(page, {language: lang ?? '', classes});
      if (name === 'link' && rel === 'canonical') page.canonical = href;
      // A link with the language of its target changes the language on purpose.
      if (name === 'a' && href !== undefined && !hreflang && !lang) page.links.push(href);
      if (name === 'img' && src !== undefined) page.images.push(src);
      if (id) page.ids.add(id);
    },
  });
  parser.end(html);
  return page;
}

/** Links inside the site to a missing page, file or anchor, to a redirect or into another language; and missing images. */
export function findBrokenLinks(pages: HtmlPage[], files: string[], place: Place): BrokenLink[] {
  const byAddress = new Map(pages.flatMap((page) => addressesOf(page).map((address) => [address, page])));
  const assets = new Set(files.map((file) => `/${file}`));
  return pages.flatMap((page) => [
    ...[...new Set(page.links)].flatMap((link) => {
      const reason = reasonOf(link, page, byAddress, assets, place);
      return reason ? [{page: page.address, link, reason}] : [];
    }),
    ...[...new Set(page.images)]
      .filter((image) => !isThere(image, page, assets, place))
      .map((link) => ({page: page.address, link, reason: 'There is no such image.'})),
  ]);
}

/** If a site doesn't set `trailingSlash`, Docusaurus writes `/docs/a/index.html` for the URL `/docs/a`. */
function addressesOf({address, canonical}: HtmlPage): string[] {
  const withoutSlash = address.replace(/(?<=.)\/$/, '');
  return address !== withoutSlash && canonical?.endsWith(withoutSlash) ? [address, withoutSlash] : [address];
}

function reasonOf(
  link: string,
  page: HtmlPage,
  pages: Map<string, HtmlPage>,
  assets: Set<string>,
  {url, baseUrl}: Place,
): string | undefined {
  if (link === '') return 'The address is empty.';
  const from = new URL(page.address.slice(1), `${url}${baseUrl}`);
  if (!URL.canParse(link, from)) return 'This is not an address.';
  const target = new URL(link, from);
  if (target.origin !== new URL(url).origin) return undefined;
  if (!target.pathname.startsWith(baseUrl)) return 'It leads out of the site.';

  const address = `/${decodeURIComponent(target.pathname).slice(baseUrl.length)}`;
  const goal = pages.get(address);
  if (!goal) {
    if (assets.has(address)) return undefined;
    return pages.has(address.replace(/\/$|\.html$/, '')) || pages.has(`${address}/`)
      ? 'It leads to a redirect: use the clean address.'
      : 'There is no such page.';
  }
  if (goal.isRedirect) return 'It leads to a redirect: use the new address.';
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor && !goal.ids.has(anchor)) return `There is no “${anchor}” on that page.`;
  if (goal.language !== page.language && goal !== page) return 'It leads into another language.';
  return undefined;
}

function isThere(image: string, page: HtmlPage, assets: Set<string>, {url, baseUrl}: Place): boolean {
  const from = new URL(page.address.slice(1), `${url}${baseUrl}`);
  if (!URL.canParse(image, from)) return false;
  const {origin, pathname} = new URL(image, from);
  if (origin !== new URL(url).origin) return true;
  return pathname.startsWith(baseUrl) && assets.has(`/${decodeURIComponent(pathname).slice(baseUrl.length)}`);
}

function toAddress(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
